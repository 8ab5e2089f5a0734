// SPDX-License-Identifier: MIT

/// The content of a preview with its modifiers.
struct PreviewContent: View {
  // Proof of safety: only an evaluation reads it, and evaluations exclude each other.
  nonisolated(unsafe) let content: any View
  nonisolated let modifiers: ArraySlice<PreviewModification>
  nonisolated let warning: String?

  /// Creates the content, and adds a warning about settings of the preview that have no effect.
  nonisolated init(
    _ content: any View, modifiers: ArraySlice<PreviewModification>, warning: String? = nil
  ) {
    self.content = content
    (self.modifiers, self.warning) = (modifiers, warning)
  }

  var body: some View {
    let _ = warning.map(ContentIssue.warn)
    if let modifier = modifiers.last {
      ModifiedPreview(
        content: PreviewContent(content, modifiers: modifiers.dropLast()),
        modifier: modifier)
    } else {
      AnyView(content)
    }
  }
}

/// A preview that waits for the shared context of its modifier.
private struct ModifiedPreview: View {
  let content: PreviewContent
  let modifier: PreviewModification
  @State private var context = SharedContext.missing

  var body: some View {
    switch context {
    case .missing:
      Color.clear.task { context = await PreviewContexts.context(of: modifier) }
    case .value(let value):
      if let view = modifier.body(PreviewModifierContent(content), value) { AnyView(view) }
    case .failure(let message):
      Color.clear.onAppear {
        ContentIssue.report("The shared context of a preview cannot be created: \(message)")
      }
    }
  }
}

/// The shared context of all previews with one type of modifier.
///
/// `@unchecked`: the value belongs to the main actor, which creates and reads it.
private enum SharedContext: @unchecked Sendable {
  case missing
  case value(Any)
  case failure(String)
}

/// The shared contexts of the process.
@MainActor private enum PreviewContexts {
  private static var contexts: [ObjectIdentifier: SharedContext] = [:]

  static func context(of modifier: PreviewModification) async -> SharedContext {
    if let context = contexts[modifier.type] { return context }
    let context: SharedContext
    do {
      context = .value(try await modifier.makeContext())
    } catch {
      context = .failure("\(error)")
    }
    contexts[modifier.type] = context
    return context
  }
}
