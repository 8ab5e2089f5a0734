// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds padding to edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The padding in points; `nil` for the default.
  /// - Returns: The modified view.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modified { $0.padding(edges.engine, length.map(Double.init)) }
  }

  /// Adds padding to all edges.
  ///
  /// - Parameter length: The padding in points.
  /// - Returns: The modified view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modified { $0.padding(Double(length)) }
  }

  /// Adds padding to each edge, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modified { $0.padding(insets.engine) }
  }

  /// Adds the padding of a scene to edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modified { $0.padding(edges.engine) }
  }

  /// Adds a kind of padding of a scene to edges.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    modified { $0.padding(edges.engine) }
  }
}

/// A kind of padding of a scene.
public struct ScenePadding: Equatable, Sendable {
  private init() {}

  /// The minimum padding.
  public static let minimum = ScenePadding()
}
