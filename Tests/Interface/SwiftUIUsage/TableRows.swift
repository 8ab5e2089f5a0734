// SPDX-License-Identifier: MIT

import SwiftUI

private struct Song: Identifiable {
  var id: String
  var parts: [Song]?

  static let all = [Song(id: "Prelude", parts: [Song(id: "Theme")])]
}

struct TableRows: View {
  @State private var songs = Song.all
  @State private var isGrouped = false
  @State private var order = [KeyPathComparator(\Song.id)]

  var body: some View {
    Table(of: Song.self) {
      Group {
        TableColumn("Title", value: \Song.id)
        TableColumn("Parts") { (song: Song) in Text("\(song.parts?.count ?? 0)") }
      }
    } rows: {
      ForEach(songs) { song in
        TableRow(song)
          .contextMenu { Button("Delete") {} }
          .draggable(song.id)
          .dropDestination(for: String.self) { titles in print(titles) }
        TableRow(song)
          .contextMenu {
            Button("Delete") {}
          } preview: {
            Text(song.id)
          }
          .itemProvider { NSItemProvider(object: song.id as NSString) }
        TableRow(song).itemProvider(nil)
      }
      .onInsert(of: [.text]) { (offset: Int, providers: [NSItemProvider]) in
        print(offset, providers.count)
      }
      ForEach(songs).dropDestination(for: String.self) { offset, titles in print(offset, titles) }
    }
    .tableColumnHeaders(.hidden)
    Table(sortOrder: $order) {
      Group { TableColumn("Title", value: \Song.id) }
    } rows: {
      Group {
        OutlineGroup(songs, children: \.parts)
        OutlineGroup(songs, children: \.parts) { TableRow($0) }
        OutlineGroup(songs, id: \.id, children: \.parts) { TableRow($0) }
      }
      if let song = songs.first {
        OutlineGroup(song, children: \.parts)
        OutlineGroup(song, children: \.parts) { TableRow($0).selectionDisabled() }
        OutlineGroup(song, id: \.id, children: \.parts) { TableRow($0) }
      }
    }
    .tableColumnHeaders(.visible)
  }

  private func count(_ rows: some DynamicTableRowContent) -> Int { rows.data.count }
}
