// SPDX-License-Identifier: MIT

// Uses of unavailable declarations, each followed by the expected error of the compiler.
// `scripts/interface` compiles this file, which is not part of a target.

import SwiftUI

struct Files: View {
  @State private var isPresented = false
  @State private var text = ""

  var body: some View {
    Text("import")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json]) { result in
        // expected-error@-1 {{unavailable: There are no file dialogs on Linux. Use #if !os(Linux)}}
        if case .success(let url) = result { text = url.path }
      }
    Text("move")
      .fileMover(isPresented: $isPresented, file: nil) { _ in }
    // expected-error@-1 {{unavailable: There are no file dialogs on Linux.}}
  }
}

struct Document: FileDocument {}
// expected-error@-1 {{'FileDocument' is unavailable: Documents cannot be opened on Linux.}}

struct Items: View {
  @FetchRequest(sortDescriptors: [])
  // expected-error@-1 {{unavailable: Core Data does not exist on Linux. Pass the objects}}
  private var items: FetchedResults<String>
  // expected-error@-1 {{unavailable: Core Data does not exist on Linux. Pass the objects}}

  var body: some View { Text("items") }
}

struct Others: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("focus").defaultFocus($isFocused, true)
    // expected-error@-1 {{not supported. Set the FocusState in onAppear(perform:) instead.}}
    PasteButton(payloadType: String.self) { _ in }
    // expected-error@-1 {{'PasteButton' is unavailable: There is no pasteboard of other apps}}
    HSplitView { Text("macOS") }
    // expected-error@-1 {{It exists on macOS only. Use an HStack, or #if os(macOS).}}
  }
}

@MainActor func draw(_ renderer: ImageRenderer<Text>) {
  renderer.render { _, _ in }
  // expected-error@-1 {{unavailable: Core Graphics does not exist on Linux. Use uiImage or cgImage}}
}

func draw(_ context: GraphicsContext) {
  context.withCGContext { _ in }
  // expected-error@-1 {{Core Graphics does not exist on Linux. Use the functions of GraphicsContext}}
}
