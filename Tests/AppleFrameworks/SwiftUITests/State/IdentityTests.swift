// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Identity")
@MainActor
struct IdentityTests {
  /// Compares the state of all views with an independent implementation of the rules after each of
  /// several random edits.
  @Test("State survives and is reset by the rules of structural identity", arguments: 0..<40)
  func edits(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for script in 0..<250 {
      let model = Model(depth: 2, &random)
      let recorder = Recorder()
      let host = try ViewHost(
        Root(model: model, recorder: recorder), layout: .fixed(width: 8, height: 8))
      var oracle = Oracle()
      for edit in 0...4 {
        if edit > 0 {
          recorder.tokens = [:]
          model.edit(&random)
          try host.update()
        }
        let paths = oracle.paths(of: model)
        try #require(Set(recorder.tokens.keys) == Set(paths), "script \(script), edit \(edit)")
        for path in paths {
          let isOld = oracle.isOld(path)
          let token = try #require(recorder.tokens[path])
          try #require(
            isOld == (oracle.tokens[path] == token),
            "\(path) of script \(script) after edit \(edit)")
          oracle.next[path] = token
        }
        oracle.advance()
      }
    }
  }
}

/// A part of the structure of the views, which edits change.
@MainActor
private final class Model {
  var isFirst = false
  var isShown = true
  var id = 0
  var isInteger = true
  var elements: [Int] = []
  var children: [Int: Model] = [:]

  init(depth: Int, _ random: inout SplitMix) {
    isFirst = random.next(2) == 0
    isShown = random.next(2) == 0
    for id in 0..<random.next(4) { insert(id, depth, &random) }
  }

  private func insert(_ id: Int, _ depth: Int, _ random: inout SplitMix) {
    guard !elements.contains(id) else { return }
    elements.insert(id, at: random.next(elements.count + 1))
    children[id] = depth > 0 ? Model(depth: depth - 1, &random) : nil
  }

  func edit(_ random: inout SplitMix) {
    if let id = elements.isEmpty ? nil : elements[random.next(elements.count)],
      let child = children[id], random.next(2) == 0
    {
      return child.edit(&random)
    }
    switch random.next(7) {
    case 0: isFirst.toggle()
    case 1: isShown.toggle()
    case 2: id += 1
    case 3: isInteger.toggle()
    case 4: insert(random.next(6), 1, &random)
    case 5:
      guard !elements.isEmpty else { return }
      children[elements.remove(at: random.next(elements.count))] = nil
    default:
      guard elements.count > 1 else { return }
      let element = elements.remove(at: random.next(elements.count))
      elements.insert(element, at: random.next(elements.count + 1))
    }
  }
}

/// The rules: a view keeps its state as long as its path exists.
///
/// The path consists of the position in each block, the branch of each condition, the identifier
/// of each element, each explicit identifier, and the type of each type-erased view.
@MainActor
private struct Oracle {
  var tokens: [String: Int] = [:]
  var next: [String: Int] = [:]

  func isOld(_ path: String) -> Bool { tokens[path] != nil }

  mutating func advance() {
    tokens = next
    next = [:]
  }

  func paths(of model: Model, at path: String = "") -> [String] {
    var paths = [path + (model.isFirst ? "/true" : "/false")]
    if model.isShown { paths.append(path + "/shown") }
    paths.append(path + "/id \(model.id)")
    paths.append(path + (model.isInteger ? "/Int" : "/String"))
    for element in model.elements {
      paths.append(path + "/element \(element)")
      if let child = model.children[element] {
        paths += self.paths(of: child, at: path + "/child \(element)")
      }
    }
    return paths
  }
}

/// The tokens of the views that were evaluated.
@MainActor
private final class Recorder {
  var tokens: [String: Int] = [:]
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct Root: View {
  let model: Model
  let recorder: Recorder

  var body: some View { Branch(model: model, recorder: recorder, path: "") }
}

private struct Branch: View {
  let model: Model
  let recorder: Recorder
  let path: String

  var body: some View {
    if model.isFirst {
      Leaf(path + "/true", recorder)
    } else {
      Leaf(path + "/false", recorder)
    }
    if model.isShown {
      Leaf(path + "/shown", recorder)
    }
    Leaf(path + "/id \(model.id)", recorder).id(model.id)
    erased
    ForEach(model.elements, id: \.self) { element in
      Leaf(path + "/element \(element)", recorder)
      if let child = model.children[element] {
        AnyView(Branch(model: child, recorder: recorder, path: path + "/child \(element)"))
      }
    }
  }

  private var erased: AnyView {
    model.isInteger
      ? AnyView(TypedLeaf<Int>(leaf: Leaf(path + "/Int", recorder)))
      : AnyView(TypedLeaf<String>(leaf: Leaf(path + "/String", recorder)))
  }
}

private struct TypedLeaf<Value>: View {
  let leaf: Leaf

  var body: some View { leaf }
}

private struct Leaf: View {
  let path: String
  let recorder: Recorder
  @State private var token: Int

  init(_ path: String, _ recorder: Recorder) {
    self.path = path
    self.recorder = recorder
    _token = State(initialValue: recorder.next())
  }

  var body: some View {
    let _ = recorder.tokens[path] = token
    EmptyView()
  }
}

/// A generator of random numbers with a seed: SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to a limit, which must be positive.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
