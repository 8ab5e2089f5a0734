// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Texts that controls supply")
@MainActor
struct SystemTextTests {
  @Test(
    "A text is in the language of the locale, or else in English",
    arguments: [
      ("en_US", "Edit"), ("de_AT", "Bearbeiten"), ("ar_EG", "تعديل"), ("ja", "編集"),
      ("pt_BR", "Editar"), ("zh_CN", "编辑"), ("zh_TW", "編輯"), ("zh-Hant-HK", "編輯"),
      ("nb_NO", "Rediger"), ("sw", "Edit"), ("en_XA", "Edit"),
    ])
  func languages(locale: String, text: String) throws {
    let button = EditButton().environment(\.locale, Locale(identifier: locale))
    #expect(try texts(of: button) == [text])
  }

  @Test("The text of a search is part of the localized text")
  func value() throws {
    let view = ContentUnavailableView.search(text: "100 %@")
      .environment(\.locale, Locale(identifier: "de"))
    let host = try ViewHost(view, layout: .fixed(width: 800, height: 400))
    #expect(texts(of: host).first == "Keine Ergebnisse für „100 %@“")
  }

  @Test("A dialog, a button of a role and a search field have localized titles")
  func titles() throws {
    let locale = Locale(identifier: "fr")
    let layout = SwiftUISnapshotLayout.fixed(width: 320, height: 400)
    let alert = Color.clear.alert("A", isPresented: .constant(true)) {}
      .environment(\.locale, locale)
    #expect(try texts(of: ViewHost(alert, layout: layout)) == ["A", "OK"])
    let dialog = Color.clear
      .confirmationDialog("A", isPresented: .constant(true)) { Button(role: .destructive) {} }
      .environment(\.locale, locale)
    #expect(try texts(of: ViewHost(dialog, layout: layout)) == ["Supprimer", "Annuler"])
    let search = NavigationStack { Color.clear.searchable(text: .constant("")) }
      .environment(\.locale, locale)
    #expect(try texts(of: ViewHost(search, layout: layout)) == ["Rechercher"])
  }

  @Test("The button that deletes a row is found by its localized title")
  func deletion() throws {
    let host = try ViewHost(Deletable(), layout: .fixed(width: 320, height: 400))
    try host.drag("a", by: CGSize(width: -100, height: 0))
    #expect(texts(of: host) == ["a", "Eliminar", "b"])
    try host.tap("Eliminar")
    #expect(texts(of: host) == ["b"])
  }
}

private struct Deletable: View {
  @State private var names = ["a", "b"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
    }
    .environment(\.locale, Locale(identifier: "es"))
  }
}
