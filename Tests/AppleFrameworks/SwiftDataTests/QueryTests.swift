// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite("Queries")
struct QueryTests {
  /// Returns the texts of a host, separated by vertical bars.
  private func texts(_ host: ViewHost) -> String {
    var text = ""
    Snapshotting<ViewHost, String>.accessibility.snapshot(host).run { text = $0 }
    return text.split(separator: "\n").filter { !$0.contains("Button") }.joined(separator: "|")
  }

  private func context() throws -> ModelContext {
    let context = try makeContext()
    for (code, title) in ["Red", "Blue", "Amber"].enumerated() {
      context.insert(Album(title, code: code))
    }
    return context
  }

  @Test("A query filters and sorts the models of the environment's context")
  func query() throws {
    let host = try ViewHost(AlbumList(minimum: "B").modelContext(try context()))
    #expect(texts(host) == "Amber.|Blue.|Red.|Red, Blue, Amber.|2: Blue, Red.")
  }

  @Test("A view with a query is evaluated again after each change of the context")
  func updates() throws {
    let context = try context()
    let host = try ViewHost(AlbumList(minimum: "B").modelContainer(context.container))
    try host.tap("Add")
    #expect(texts(host) == "Amber.|Blue.|New.|Red.|Red, Blue, Amber, New.|3: Blue, New, Red.")
    try host.tap("Rename")
    #expect(texts(host) == "Blue.|New.|Red.|Zoo.|Red, Blue, Zoo, New.|4: Blue, New, Red, Zoo.")
    try host.tap("Delete")
    #expect(texts(host) == "New.|Red.|Zoo.|Red, Zoo, New.|3: New, Red, Zoo.")
    try context.fetch(FetchDescriptor<Album>()).forEach(context.delete)
    try host.update()
    #expect(texts(host) == "0:.")
  }

  @Test("A binding to a property of a model changes the model")
  func bindable() throws {
    let album = Album("Blue", code: 1)
    let host = try ViewHost(AlbumEditor(album: album))
    try host.enterText("Green", in: "Title")
    #expect(album.title == "Green")
    #expect(texts(host).hasSuffix("Green."))
  }

  @Test("Changes that another context saves are shown")
  func otherContext() throws {
    let main = try context()
    let host = try ViewHost(AlbumList(minimum: "Z").modelContainer(main.container))
    try main.save()
    let other = ModelContext(main.container)
    other.insert(Album("Zebra", code: 9))
    try other.save()
    try host.update()
    #expect(texts(host).hasSuffix("|1: Zebra."))
  }

  @Test("A container for types is created once, and set up")
  func containerForTypes() throws {
    let host = try ViewHost(
      AlbumList(minimum: "A").modelContainer(for: Album.self) { result in
        (try? result.get())?.mainContext.insert(Album("Setup", code: 1))
      })
    try host.tap("Add")
    #expect(texts(host).hasSuffix("2: New, Setup."))
  }

  @Test("Without a container, a query shows no models and warns")
  func missingContainer() throws {
    let host = try ViewHost(AlbumList(minimum: "A"))
    let warnings = host.scene.diagnostics.filter { $0.severity == .warning }.map { "\($0)" }
    #expect(warnings.count == host.scene.diagnostics.count)
    #expect(warnings.contains { $0.contains("The environment has no model container") })
    #expect(warnings.contains { $0.contains(".modelContainer(for:)") })
  }

  @Test("Previews of a module show models of their own and of a shared context")
  func previews() {
    let previews = Preview.all(in: AlbumList.self)
    #expect(previews.count == 2)
    for preview in previews {
      var text = ""
      Snapshotting<PreviewSnapshot, String>.accessibility.snapshot(preview).run { text = $0 }
      #expect(text.contains("Sample"))
    }
  }
}

private struct AlbumList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Album.title) private var albums: [Album]
  @Query private var all: [Album]
  @Query var filtered: [Album]

  init(minimum: String) {
    _filtered = Query(
      filter: #Predicate<Album> { $0.title >= minimum }, sort: [SortDescriptor(\Album.title)],
      animation: .default)
  }

  var body: some View {
    VStack {
      ForEach(albums) { Text($0.title) }
      Text(all.map(\.title).joined(separator: ", "))
      Text("\(filtered.count): \(filtered.map(\.title).joined(separator: ", "))")
      Button("Add") { context.insert(Album("New", code: 10)) }
      Button("Rename") { albums.first?.title = "Zoo" }
      Button("Delete") { albums.first.map(context.delete) }
    }
  }
}

private struct AlbumEditor: View {
  @Bindable var album: Album

  var body: some View {
    VStack {
      TextField("Title", text: $album.title)
      Text(album.title)
    }
  }
}

private struct SampleAlbums: PreviewModifier {
  static func makeSharedContext() throws -> ModelContainer {
    let container = try ModelContainer(for: Album.self)
    container.mainContext.insert(Album("Sample", code: 1))
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

#Preview(traits: .modifier(SampleAlbums())) { AlbumList(minimum: "A") }

#Preview("Own") {
  let container = try? SampleAlbums.makeSharedContext()
  if let container { AlbumList(minimum: "A").modelContainer(container) }
}
