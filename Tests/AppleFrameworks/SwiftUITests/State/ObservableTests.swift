// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Observable objects")
@MainActor
struct ObservableTests {
  @Test("A change of an observable object evaluates its views again")
  func change() throws {
    let host = try ViewHost(LibraryView())
    #expect(texts(of: host).first == "Library: 0 books, 0 read")
    try host.tap("add")
    #expect(texts(of: host).first == "Library: 1 books, 0 read")
  }

  @Test("A change of an observable object in a collection of another one is shown")
  func nested() throws {
    let host = try ViewHost(LibraryView())
    try host.tap("add")
    try host.tap("add")
    try host.tap("read")
    #expect(texts(of: host).first == "Library: 2 books, 1 read")
    #expect(texts(of: host).contains("Book 0 ✓"))
    #expect(texts(of: host).contains("Book 1"))
  }

  @Test("An observable object of the environment is shared by all views inside")
  func environment() throws {
    let library = Library()
    let host = try ViewHost(
      VStack {
        LibraryCount()
        LibraryAdder()
      }
      .environment(library))
    try host.tap("Add")
    #expect(texts(of: host).first == "1")
    #expect(library.books.count == 1)
  }

  @Test("An optional observable object of the environment is nil if none was set")
  func optional() throws {
    #expect(try texts(of: OptionalLibrary()) == ["none"])
    #expect(try texts(of: OptionalLibrary().environment(Library())) == ["0"])
    var values = EnvironmentValues()
    #expect(values[Library.self] == nil)
    values[Library.self] = Library()
    #expect(values[Library.self] != nil)
  }

  @Test("@Bindable creates bindings to properties of the object")
  func bindable() throws {
    let library = Library()
    let host = try ViewHost(LibraryName(library: library).frame(width: 100))
    try host.enterText("City", in: "Name")
    #expect(library.name == "City")
    #expect(texts(of: host).contains("City!"))
  }

  @Test("onChange and task(id:) after a change of a model settle in one step")
  func settles() throws {
    let host = try ViewHost(Followers())
    try host.tap("Next")
    #expect(texts(of: host).first == "1 changed 1 loaded 1")
    try host.tap("Next")
    #expect(texts(of: host).first == "2 changed 2 loaded 2")
  }

  @Test("A published property of an object evaluates its views again", arguments: [true, false])
  func published(isShared: Bool) throws {
    let counter = Counter()
    let host = try ViewHost(
      VStack {
        if isShared { SharedCounter() } else { ObservedCounter(counter: counter) }
        OwnedCounter()
      }
      .environmentObject(counter))
    try host.tap("Increment")
    #expect(texts(of: host).first == "1")
    #expect(counter.count == 1)
    try host.tap("Own")
    #expect(texts(of: host).contains("own 1"))
  }
}

@Observable
private final class Book: Identifiable {
  let id: Int
  var isRead = false

  init(id: Int) { self.id = id }
}

@Observable
private final class Library {
  var name = "Library"
  var books: [Book] = []

  func add() { books.append(Book(id: books.count)) }
}

private struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    VStack {
      Text(
        "\(library.name): \(library.books.count) books, \(library.books.count { $0.isRead }) read")
      ForEach(library.books) { book in BookRow(book: book) }
      Button("add") { library.add() }
      Button("read") { library.books.first?.isRead = true }
    }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View { Text("Book \(book.id)\(book.isRead ? " ✓" : "")") }
}

private struct LibraryCount: View {
  @Environment(Library.self) private var library

  var body: some View { Text("\(library.books.count)") }
}

private struct LibraryAdder: View {
  @Environment(Library.self) private var library

  var body: some View { Button("Add") { library.add() } }
}

private struct OptionalLibrary: View {
  @Environment(Library.self) private var library: Library?

  var body: some View { Text(library.map { "\($0.books.count)" } ?? "none") }
}

private struct LibraryName: View {
  @Bindable var library: Library

  var body: some View {
    VStack {
      TextField("Name", text: $library.name)
      Text("\(library.name)!")
    }
  }
}

private struct Followers: View {
  @State private var model = FollowersModel()

  var body: some View {
    VStack {
      Text("\(model.page) changed \(model.changes) loaded \(model.loaded)")
      Button("Next") { model.page += 1 }
    }
    .onChange(of: model.page) { model.changes += 1 }
    .task(id: model.page) {
      await Task.yield()
      model.loaded = model.page
    }
  }
}

@MainActor @Observable
private final class FollowersModel {
  var page = 0
  var changes = 0
  var loaded = 0
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct SharedCounter: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Text("\(counter.count)")
    Button("Increment") { $counter.count.wrappedValue += 1 }
  }
}

private struct ObservedCounter: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
    Button("Increment") { counter.count += 1 }
  }
}

private struct OwnedCounter: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("own \(counter.count)")
    Button("Own") { $counter.count.wrappedValue += 1 }
  }
}
