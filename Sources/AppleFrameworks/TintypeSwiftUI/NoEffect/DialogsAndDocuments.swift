// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Adds a toggle that suppresses dialogs, which has no effect in iOS.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Adds a toggle that suppresses dialogs, which has no effect in iOS.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View where S: StringProtocol { self }

  /// Adds a toggle that suppresses dialogs, which has no effect in iOS.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Adds a toggle that suppresses dialogs, which has no effect in iOS.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

// The document is in the menu of the title, which is closed in a snapshot.
extension View {
  /// Sets the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument<D>(_ document: D) -> some View
  where D: Transferable { self }

  /// Sets the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument<D, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View where D: Transferable, I1: Transferable, I2: Transferable { self }

  /// Sets the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument<D, I>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View where D: Transferable, I: Transferable { self }

  /// Sets the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument<D, I>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View where D: Transferable, I: Transferable { self }

  /// Sets the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument<D>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View where D: Transferable { self }

  /// Sets the file of the document of the screen, which has no effect: it is in a menu.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
}

/// The mark of the selected items of a palette.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// The default mark.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// No mark: the images of the items show it.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// Another variant of the symbol of the item.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Sets the mark of the selected items of palettes, which has no effect: they are in menus.
  public nonisolated func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> some View { self }

  /// Shows or hides the search in the text of an editor, which has no effect.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets whether users cannot search in the text of an editor, which has no effect.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets whether users cannot replace text in an editor, which has no effect.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
