// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A set of the regions that reduce the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the regions.
  public let rawValue: UInt

  /// Creates a set from the bits of its regions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars and sensors of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard, which `ViewImageConfig.keyboard()` shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends the view beyond the safe area at edges.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified { content, scope in
      let container = content.ignoresSafeArea(regions.contains(.container) ? edges.engine : [])
      let isBehind =
        regions.contains(.keyboard) && !regions.contains(.container) && edges.contains(.bottom)
        && scope.context.environment.keyboard.visibility != .hidden
      return isBehind ? container.keyboardAvoidance(.ignored) : container
    }
  }

  /// Extends the view beyond the safe area at edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds padding to the safe area at each edge, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified { $0.safeAreaPadding(insets.engine) }
  }

  /// Adds padding to the safe area at edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The padding in points; `nil` for the default.
  /// - Returns: The modified view.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding to the safe area at all edges.
  ///
  /// - Parameter length: The padding in points.
  /// - Returns: The modified view.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  // Variants: top; bottom; VerticalEdge; HorizontalAlignment -> leading; trailing; HorizontalEdge;
  //   VerticalAlignment
  /// Shows content at the top or bottom edge of the view, whose space is reduced.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the content along the edge.
  ///   - spacing: The distance to the view in points; `nil` for the default.
  ///   - content: The content.
  /// - Returns: The modified view.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    attaching(content(), as: "safeAreaInset") { view, content in
      view.safeAreaInset(
        edge: edge, alignment: alignment.engine, spacing: spacing.map(Double.init)
      ) { content }
    }
  }
}

extension View {
  /// Shows a bar at the top or bottom edge of the view, whose space is reduced.
  ///
  /// The edge of scrolled content has no effect, so that the modifier is the same as `safeAreaInset`.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge of the view, whose space is reduced.
  ///
  /// The edge of scrolled content has no effect, so that the modifier is the same as `safeAreaInset`.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension EdgeInsets {
  /// Creates insets of a length at edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
