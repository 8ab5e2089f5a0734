// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Errors that end the process in SwiftUI, or that it does not detect.
@Suite("Errors of views")
@MainActor
struct ViewErrorTests {
  @Test("A missing environment object is reported with its property and location")
  func missingObject() {
    #expect(
      failure(of: NeedsObject()).contains(
        """
        NeedsObject: The environment has no object of the type Library for the property 'library' \
        (SwiftUITests/ViewErrorTests.swift:
        """))
  }

  @Test("An update loop of onChange ends, and names the state")
  func updateLoop() {
    let message = failure(of: Endless())
    #expect(message.contains("Endless: The views did not settle in 100 evaluations"))
    #expect(message.contains("count"))
  }

  @Test("A preference that never settles is reported")
  func unsettledPreference() {
    #expect(failure(of: UnsettledPreference()).contains("did not settle in 100 evaluations"))
  }

  @Test("A change of state while a body is evaluated is reported")
  func changeInBody() {
    #expect(
      failure(of: ChangesInBody()).contains(
        "ChangesInBody: 'count' was changed while a body was evaluated."))
  }

  @Test("Duplicate identifiers of elements are reported")
  func duplicates() {
    #expect(
      failure(of: ForEach([1, 2, 1], id: \.self) { Text("\($0)") })
        .contains("Several elements of a ForEach have the id “1”."))
  }

  @Test("A binding to an element that was removed has its last value and is reported")
  func missingElement() throws {
    let host = try ViewHost(RemovesElements())
    try host.tap("remove")
    #expect(
      try description(of: host).contains("the element at index 2 of an array with 1 elements"))
  }

  @Test("A task that never suspends ends, and is reported")
  func endlessTask() {
    #expect(failure(of: EndlessTask()).contains("The tasks of the views are still running"))
  }

  @Test("Views that contain themselves are reported")
  func recursion() {
    #expect(failure(of: Recursive()).contains("Recursive is nested"))
  }
}

/// Returns the error of a snapshot of a view.
@MainActor
private func failure(of view: some View) -> String {
  do {
    return try description(of: ViewHost(view, layout: .fixed(width: 100, height: 100)))
  } catch {
    return "\(error)"
  }
}

@MainActor
private func description(of host: ViewHost) throws -> String {
  withSnapshotTesting(record: .never, strict: true) {
    verifySnapshot(of: host, as: .outline) ?? ""
  }
}

private final class Library: ObservableObject {}

private struct NeedsObject: View {
  @EnvironmentObject var library: Library

  var body: some View { Text("\(ObjectIdentifier(library) == ObjectIdentifier(library))") }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct UnsettledPreference: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Text("\(width)").preference(key: SizeKey.self, value: width)
      .onPreferenceChange(SizeKey.self) { [$width] in $width.wrappedValue = $0 + 1 }
  }
}

private struct ChangesInBody: View {
  @State private var count = 0

  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

private struct RemovesElements: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    let last = $names[2]
    return Stored(last: last, names: $names)
  }
}

private struct Stored: View {
  @State private var first: Binding<String>
  @Binding var names: [String]

  init(last: Binding<String>, names: Binding<[String]>) {
    _first = State(initialValue: last)
    _names = names
  }

  var body: some View {
    Button {
      names = ["a"]
    } label: {
      Text(first.wrappedValue)
    }
    .id("remove")
  }
}

private struct EndlessTask: View {
  var body: some View {
    Text("Task").task {
      while !Task.isCancelled { await Task.yield() }
    }
  }
}

private struct Recursive: View {
  var body: some View { AnyView(Recursive()) }
}
