// SPDX-License-Identifier: MIT

import Foundation

/// A button that pastes from the pasteboard, which is empty.
@MainActor @preconcurrency
public struct PasteButton: View {
  /// Creates a button for types of content.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Creates a button for a type of values.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)
  where T: Transferable {}

  /// A prominent button.
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
