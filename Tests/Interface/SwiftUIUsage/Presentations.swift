// SPDX-License-Identifier: MIT

import SwiftUI

private struct Book: Identifiable {
  var id: Int
}

private struct HalfDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : 300
  }
}

private struct SheetsView: View {
  @State private var isPresented = false
  @State private var book: Book?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isContained
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Close") { presentationMode.wrappedValue.dismiss() }
      Text(isContained ? "Presented" : "Root")
    }
    .sheet(isPresented: $isPresented) { Text("Sheet") }
    .sheet(isPresented: $isPresented, onDismiss: { book = nil }) { Text("Sheet") }
    .sheet(item: $book) { book in Text("\(book.id)") }
    .sheet(item: $book, onDismiss: reload) { Text("\($0.id)") }
    .fullScreenCover(isPresented: $isPresented) { Text("Cover") }
    .fullScreenCover(isPresented: $isPresented, onDismiss: reload, content: SheetContent.init)
    .fullScreenCover(item: $book) { book in Text("\(book.id)") }
    .fullScreenCover(item: $book, onDismiss: reload) { Text("\($0.id)") }
    .presentationDetents([.medium, .large], selection: $detent)
  }

  private func reload() {}
}

private struct SheetContent: View {
  var body: some View {
    Text("Content")
      .presentationDetents([
        .medium, .large, .fraction(0.3), .height(200), .custom(HalfDetent.self),
      ])
      .presentationDragIndicator(.hidden)
      .presentationCornerRadius(24)
      .presentationBackground(.thinMaterial)
      .presentationBackground(alignment: .top) { Color.blue }
      .presentationBackgroundInteraction(.enabled)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
      .presentationContentInteraction(.resizes)
      .presentationCompactAdaptation(.none)
      .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(false)
  }
}

private struct SaveError: LocalizedError {
  var errorDescription: String? { "The draft was not saved." }
}

private struct AlertsView: View {
  @State private var isPresented = false
  @State private var number: Int?
  @State private var error: SaveError?
  private let name = "Draft"

  var body: some View {
    VStack {
      Text("Title")
        .alert("Delete?", isPresented: $isPresented) { Button("OK") {} }
        .alert("Delete?", isPresented: $isPresented, actions: {}, message: { Text("Message") })
        .alert("Delete?", isPresented: $isPresented, presenting: number) { number in
          Button("Delete \(number)", role: .destructive) {}
        }
        .alert("Delete?", isPresented: $isPresented, presenting: number) { number in
          Button("Delete \(number)") {}
        } message: { number in
          Text("Number \(number)")
        }
      Text("Title")
        .alert(Text("Delete?"), isPresented: $isPresented) {}
        .alert(Text("Delete?"), isPresented: $isPresented) {
        } message: {
          Text("Message")
        }
        .alert(Text("Delete?"), isPresented: $isPresented, presenting: number) { _ in }
        .alert(Text("Delete?"), isPresented: $isPresented, presenting: number) { _ in
        } message: {
          Text("\($0)")
        }
      Text("Title")
        .alert(name, isPresented: $isPresented) { TextField("Name", text: .constant("")) }
        .alert(name, isPresented: $isPresented) {
        } message: {
          Text("Message")
        }
        .alert(name, isPresented: $isPresented, presenting: number) { _ in }
        .alert(name, isPresented: $isPresented, presenting: number) { _ in
        } message: {
          Text("\($0)")
        }
      Text("Title")
        .alert(isPresented: $isPresented, error: error) { Button("OK") {} }
        .alert(isPresented: $isPresented, error: error) { _ in
          Button("OK", role: .cancel) {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
    }
  }
}

private struct ConfirmationsView: View {
  @State private var isPresented = false
  @State private var number: Int?
  private let name = "Draft"

  var body: some View {
    VStack {
      Text("Title")
        .confirmationDialog("Delete?", isPresented: $isPresented) {
          Button("Delete", role: .destructive) {}
        }
        .confirmationDialog("Delete?", isPresented: $isPresented, titleVisibility: .visible) {
        } message: {
          Text("Message")
        }
        .confirmationDialog("Delete?", isPresented: $isPresented, presenting: number) { _ in }
        .confirmationDialog("Delete?", isPresented: $isPresented, presenting: number) { _ in
        } message: {
          Text("\($0)")
        }
      Text("Title")
        .confirmationDialog(Text("Delete?"), isPresented: $isPresented) {}
        .confirmationDialog(Text("Delete?"), isPresented: $isPresented) {
        } message: {
          Text("Message")
        }
        .confirmationDialog(Text("Delete?"), isPresented: $isPresented, presenting: number) { _ in }
        .confirmationDialog(Text("Delete?"), isPresented: $isPresented, presenting: number) { _ in
        } message: {
          Text("\($0)")
        }
      Text("Title")
        .confirmationDialog(name, isPresented: $isPresented) {}
        .confirmationDialog(name, isPresented: $isPresented) {
        } message: {
          Text("Message")
        }
        .confirmationDialog(name, isPresented: $isPresented, presenting: number) { _ in }
        .confirmationDialog(
          name, isPresented: $isPresented, titleVisibility: .hidden, presenting: number
        ) { _ in
        } message: {
          Text("\($0)")
        }
    }
  }
}

private struct DeprecatedDialogsView: View {
  @State private var isPresented = false
  @State private var book: Book?

  var body: some View {
    Text("Title")
      .alert(isPresented: $isPresented) {
        Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
      }
      .alert(item: $book) { book in
        Alert(
          title: Text("\(book.id)"), message: nil,
          primaryButton: .destructive(Text("Delete")) { self.book = nil },
          secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isPresented) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("Share")) {}, .cancel(Text("No")), .cancel {}])
      }
      .actionSheet(item: $book) { book in ActionSheet(title: Text("\(book.id)")) }
  }
}
