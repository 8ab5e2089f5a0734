// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Drags, drops and sharing")
@MainActor
struct DragAndDropTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 200, height: 200)

  @Test("A drop adds the value of the dragged view to the target, with the location")
  func drop() throws {
    let host = try ViewHost(Board(), layout: canvas)
    try host.drag("Apple", to: "Basket", at: CGPoint(x: 3, y: 4))
    #expect(texts(of: host).last == "Apple 3 4")
    #expect(throws: (any Error).self) { try host.drag("Basket", to: "Apple") }
  }

  @Test("A drop converts a value by the representations of both types")
  func conversion() throws {
    var values: [String] = []
    var notes: [Note] = []
    let view = VStack {
      Text("Note").draggable(Note(title: "a"))
      Text("JSON").onDrag {
        NSItemProvider(
          item: Data(#"{"title":"b"}"#.utf8), typeIdentifier: UTType.note.identifier)
      }
      Text("Strings").dropDestination { (items: [String], _) in
        values += items
        return true
      }
      Text("Notes").dropDestination { (items: [Note], _) in
        notes += items
        return true
      }
      Text("URLs").dropDestination { (items: [URL], _) in
        values.append("URL")
        return true
      }
    }
    let host = try ViewHost(view)
    try host.drag("Note", to: "Strings")
    try host.drag("Note", to: "Notes")
    try host.drag("JSON", to: "Notes")
    try host.drag("JSON", to: "URLs")
    #expect(values == ["a"] && notes.map(\.title) == ["a", "b"])
  }

  @Test("A drop on a delegate is validated before it is performed")
  func delegate() throws {
    for isValid in [true, false] {
      let recorder = Recorder()
      let view = VStack {
        Text("Text").draggable("text")
        Text("Target").onDrop(of: [.text], delegate: Target(recorder: recorder, isValid: isValid))
      }
      try ViewHost(view).drag("Text", to: "Target")
      #expect(recorder.steps == (isValid ? ["entered", "performed"] : []))
    }
  }

  @Test("A drop of items is offered only to targets for their types of content")
  func contentTypes() throws {
    var drops: [String] = []
    let view = VStack {
      Text("Text").draggable("text")
      Text("Images").onDrop(of: [.image], isTargeted: nil) { _ in
        drops.append("image")
        return true
      }
      Text("Texts").onDrop(of: [.plainText], isTargeted: nil) { providers in
        providers.first?.loadObject(ofClass: String.self) { text, _ in
          assert(text == "text")
        }
        drops.append("\(providers.count)")
        return true
      }
    }
    let host = try ViewHost(view)
    try host.drag("Text", to: "Images")
    try host.drag("Text", to: "Texts")
    #expect(drops == ["1"])
  }

  @Test("An item with the data of an image can be loaded as an image")
  func imageItems() async throws {
    let image = UIImage(
      cgImage: try #require(
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }.cgImage))
    let item = NSItemProvider(object: image)
    #expect(item.canLoadObject(ofClass: UIImage.self))
    #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: UIImage.self))
    let size = await withCheckedContinuation { continuation in
      item.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size)
      }
    }
    #expect(size == image.size)
  }

  @Test("A tap of a share link adds its items to the shared contents of the host")
  func share() throws {
    let link = ShareLink(item: "Text", subject: Text("Subject"))
    let host = try ViewHost(link)
    #expect(texts(of: host) == ["Share…"])
    try host.tap("Share…")
    let content = try #require(host.sharedContents.first)
    #expect(content.items.map { $0 as? String } == ["Text"])
    #expect(content.subject == "Subject" && content.message == nil)
  }

  @Test("A type of content conforms to its supertypes, and is found by its extension and MIME type")
  func types() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(UTType.png.isSubtype(of: .data) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.text.conforms(to: .image))
    #expect(UTType(filenameExtension: "PDF") == .pdf)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType("unknown") == nil && UTType.note.conforms(to: .text))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.mp3]))
    #expect(decoded == [.mp3])
  }
}

private struct Board: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Apple").draggable("Apple")
      Text("Basket").dropDestination(for: String.self) { items, location in
        text = items.joined() + " \(Int(location.x)) \(Int(location.y))"
        return true
      }
      Text(text)
    }
  }
}

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}

private final class Recorder {
  var steps: [String] = []
}

private struct Target: DropDelegate {
  let recorder: Recorder
  let isValid: Bool

  func validateDrop(info: DropInfo) -> Bool { isValid && info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) { recorder.steps.append("entered") }
  func performDrop(info: DropInfo) -> Bool {
    recorder.steps.append("performed")
    return true
  }
}
