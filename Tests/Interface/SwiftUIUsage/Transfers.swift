// SPDX-License-Identifier: MIT

import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Scan: Transferable {
  var data: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { scan in
      scan.data
    } importing: { data in
      Scan(data: data)
    }
    FileRepresentation(importedContentType: .pdf) { received in
      Scan(data: try Data(contentsOf: received.file))
    }
    FileRepresentation(exportedContentType: .pdf) { _ in
      SentTransferredFile(URL(fileURLWithPath: "/tmp/scan.pdf"))
    }
    .suggestedFileName("scan.pdf")
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}

private struct DragsView: View {
  @State private var isTargeted = false
  @State private var notes: [Note] = []

  var body: some View {
    VStack {
      Text("Note").draggable(Note(title: "Note"))
      Text("Note").draggable("Note") { Text("Preview") }
      Text("Note").onDrag { NSItemProvider(object: "Note") }
      Text("Image").onDrag { NSItemProvider(object: UIImage()) }
        .onDrop(of: [.image], isTargeted: nil) { items in
          guard let item = items.first, item.canLoadObject(ofClass: UIImage.self) else {
            return false
          }
          item.loadObject(ofClass: UIImage.self) { object, _ in _ = object as? UIImage }
          return true
        }
      Text("Note").onDrag {
        NSItemProvider(object: NSString(string: "Note"))
      } preview: {
        Text("Preview")
      }
      Text("Note").itemProvider { nil }
      Text("Target").dropDestination(for: Note.self) { items, location in
        notes += items
        return location.x > 0
      } isTargeted: {
        isTargeted = $0
      }
      Text("Target").dropDestination { (items: [String], _) in !items.isEmpty }
      Text("Target").onDrop(of: [.text], isTargeted: $isTargeted) { providers in
        _ = providers.first?.loadObject(ofClass: String.self) { _, _ in }
        return true
      }
      Text("Target").onDrop(of: [UTType.text], isTargeted: nil) { _, location in location.x > 0 }
      Text("Target").onDrop(of: [.text], delegate: Target())
    }
  }
}

private struct Target: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

private struct ShareLinksView: View {
  private let url = URL(fileURLWithPath: "/")
  private let title = "Share"
  private let preview = SharePreview<Never, Never>("Preview")

  @ViewBuilder private var values: some View {
    ShareLink(item: url)
    ShareLink("Share", item: url)
    ShareLink(title, item: url, subject: Text("Subject"), message: Text("Message"))
    ShareLink(Text("Share"), item: url)
    ShareLink(item: "Text")
    ShareLink("Share", item: "Text")
    ShareLink(title, item: "Text")
    ShareLink(Text("Share"), item: "Text")
    ShareLink(item: url) { Text("Share") }
    ShareLink(item: "Text") { Text("Share") }
  }

  @ViewBuilder private var collections: some View {
    ShareLink(items: [url])
    ShareLink("Share", items: [url])
    ShareLink(title, items: [url])
    ShareLink(Text("Share"), items: [url])
    ShareLink(items: ["Text"])
    ShareLink("Share", items: ["Text"])
    ShareLink(title, items: ["Text"])
    ShareLink(Text("Share"), items: ["Text"])
    ShareLink(items: [url]) { Text("Share") }
    ShareLink(items: ["Text"]) { Text("Share") }
  }

  @ViewBuilder private var previews: some View {
    ShareLink(item: Note(title: "Note"), preview: preview)
    ShareLink("Share", item: Note(title: "Note"), preview: preview)
    ShareLink(title, item: Note(title: "Note"), preview: preview)
    ShareLink(Text("Share"), item: Note(title: "Note"), preview: preview)
    ShareLink(item: Note(title: "Note"), preview: preview) { Text("Share") }
    ShareLink(items: [Note(title: "Note")]) { SharePreview($0.title) }
    ShareLink("Share", items: [Note(title: "Note")]) { SharePreview($0.title) }
    ShareLink(title, items: [Note(title: "Note")]) { SharePreview($0.title) }
    ShareLink(Text("Share"), items: [Note(title: "Note")]) { SharePreview($0.title) }
    ShareLink(items: [Note(title: "Note")], preview: { SharePreview($0.title) }) { Text("Share") }
  }

  var body: some View {
    values
    collections
    previews
  }

  private func sharePreviews(_ image: Image) {
    _ = SharePreview(Text("Title"))
    _ = SharePreview("Title", image: image)
    _ = SharePreview(title, image: image)
    _ = SharePreview(Text("Title"), image: image)
    _ = SharePreview("Title", icon: image)
    _ = SharePreview(title, icon: image)
    _ = SharePreview(Text("Title"), icon: image)
    _ = SharePreview("Title", image: image, icon: image)
    _ = SharePreview(title, image: image, icon: image)
    _ = SharePreview(Text("Title"), image: image, icon: image)
  }
}
