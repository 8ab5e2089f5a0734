// SPDX-License-Identifier: MIT

import SwiftUI

struct NotesScreen: View {
  let library: NoteLibrary

  var body: some View {
    NavigationView {
      List(library.notes) { note in
        NavigationLink {
          NoteScreen(note: note)
        } label: {
          VStack(alignment: .leading) {
            Text(note.title).font(.headline)
            Text(note.text).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
          }
        }
      }
      .navigationTitle("Notes")
      .navigationBarItems(trailing: Image(systemName: "square.and.pencil"))
    }
  }
}

struct NoteScreen: View {
  let note: NoteLibrary.Note
  @State private var text = ""
  @State private var size = 17.0
  @State private var page = 1

  var body: some View {
    VStack(spacing: 16) {
      RatingBadge(title: note.title, rating: 4)
        .frame(height: 64)
      TextArea(text: $text, size: size)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.secondary.opacity(0.4)))
      HStack {
        Text("Size")
        SizeSlider(value: $size)
      }
      PageDots(page: page, count: 3)
      ShareButton(title: "Share")
    }
    .padding()
    .navigationBarTitle(Text(note.title), displayMode: .inline)
    .onAppear { text = note.text }
  }
}
