// SPDX-License-Identifier: MIT

import Foundation

// Variants: columns; an HStack; HSplitView -> rows; a VStack; VSplitView
/// A container with movable dividers between its columns.
@available(*, unavailable, message: "It exists on macOS only. Use an HStack, or #if os(macOS).")
@MainActor @preconcurrency
public struct HSplitView<Content>: View where Content: View {
  /// Creates the view.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// No content.
  public var body: some View { EmptyView() }
}

/// A scene in the menu bar.
@available(*, unavailable, message: "It exists on macOS only. Use #if os(macOS).")
@MainActor @preconcurrency
public struct MenuBarExtra<Content>: Scene where Content: View {
  /// Creates a scene with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}

  /// Creates a scene with a title and a symbol.
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {}

  // swift-format-ignore: OmitExplicitReturns
  /// No content.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// A scene in an unbounded space.
@available(*, unavailable, message: "It exists on visionOS only. Use #if os(visionOS).")
@MainActor @preconcurrency
public struct ImmersiveSpace<Content>: Scene where Content: View {
  /// Creates a scene.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  // swift-format-ignore: OmitExplicitReturns
  /// No content.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// A view that wraps a view of AppKit.
@available(
  *, unavailable, message: "It exists on macOS only. Use UIViewRepresentable, or #if os(macOS)."
)
public protocol NSViewRepresentable {}

/// A view that wraps a view controller of AppKit.
@available(
  *, unavailable,
  message: "It exists on macOS only. Use UIViewControllerRepresentable, or #if os(macOS)."
)
public protocol NSViewControllerRepresentable {}

extension View {
  /// Connects a value with the Digital Crown.
  @available(*, unavailable, message: "It exists on watchOS only. Use #if os(watchOS).")
  public nonisolated func digitalCrownRotation(_ binding: Binding<Double>) -> some View { self }

  /// Adds an action for a command.
  @available(*, unavailable, message: "It exists on macOS only. Use #if os(macOS).")
  public nonisolated func onCommand(_ selector: String, perform action: (() -> Void)?) -> some View
  { self }

  // Variants: exit; onExitCommand -> delete; onDeleteCommand
  /// Adds an action for the exit command.
  @available(*, unavailable, message: "It exists on macOS only. Use #if os(macOS).")
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Presents a preview of a file.
  @available(
    *, unavailable,
    message: "Quick Look does not exist on Linux. Use #if !os(Linux), and test the item directly."
  )
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}
