// SPDX-License-Identifier: MIT

import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
@MainActor @preconcurrency
public struct DynamicIsland {
  private let expanded: [IslandRegion]
  private let compactLeading: AnyView
  private let compactTrailing: AnyView
  private let minimal: AnyView

  /// Creates the views.
  ///
  /// - Parameters:
  ///   - expanded: The regions around the camera.
  ///   - compactLeading: The view at the leading side of the camera.
  ///   - compactTrailing: The view at the trailing side of the camera.
  ///   - minimal: The view beside that of another activity.
  public nonisolated init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  )
  where
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Sets the URL that the activity opens, with no effect.
  public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the color of the border, which is not shown.
  public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the margins of a form, with no effect.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  /// Returns the view of a form, with the sizes in the Human Interface Guidelines for a screen of
  /// 393 × 852 points.
  @ViewBuilder func view(
    _ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
  ) -> some View {
    Group {
      switch state {
      case .compact:
        HStack(spacing: 0) {
          compactLeading.padding(.horizontal, 6).frame(minWidth: 52.5, maxHeight: 37)
          Color.clear.frame(width: 125)
          compactTrailing.padding(.horizontal, 6).frame(minWidth: 52.5, maxHeight: 37)
        }
        .frame(height: 37)
        .background(.black, in: Capsule())
      case .minimal:
        minimal.frame(minWidth: 37, maxWidth: 45, minHeight: 37, maxHeight: 37)
          .background(.black, in: Capsule())
      case .expanded:
        ExpandedIsland(regions: expanded)
      }
    }
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
    .fixedSize(horizontal: state != .expanded, vertical: true)
  }
}

/// A form of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// Two views beside the camera, at its leading side.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Two views beside the camera, at its trailing side.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// All regions around the camera.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// One view beside that of another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The regions around the camera.
private struct ExpandedIsland: View {
  let regions: [IslandRegion]

  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 0) {
        region(.leading)
        Spacer(minLength: 0)
        VStack(spacing: 0) {
          Color.clear.frame(width: 125, height: 26)
          region(.center)
        }
        Spacer(minLength: 0)
        region(.trailing)
      }
      region(.bottom)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 14)
    .frame(width: 371)
    .frame(minHeight: 84, maxHeight: 160)
    .background(.black, in: RoundedRectangle(cornerRadius: 42, style: .continuous))
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let views = regions.filter { $0.position == position }
    return ForEach(views.indices, id: \.self) { views[$0].view }
  }
}

/// The position of a region.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// The leading side of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// The trailing side of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the other regions.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A view in a region.
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  fileprivate let region: IslandRegion

  /// Creates a view in a region.
  public nonisolated init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, view: AnyView(content()))
  }
}

/// A view in a region without its type.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let view: AnyView
}

/// The views in all regions.
public struct DynamicIslandExpandedContent<Content> where Content: View {
  let regions: [IslandRegion]
}

/// A result builder of the regions of the Dynamic Island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Builds a region.
  public static func buildExpression<Content>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  /// Builds regions that another builder has created.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }

  /// Builds several regions.
  public static func buildBlock(
    _ contents: DynamicIslandExpandedContent<AnyView>...
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: contents.flatMap(\.regions))
  }

  /// Builds optional regions.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<AnyView>?
  ) -> DynamicIslandExpandedContent<AnyView> {
    content ?? DynamicIslandExpandedContent(regions: [])
  }

  /// Builds the first branch.
  public static func buildEither(
    first: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> {
    first
  }

  /// Builds the second branch.
  public static func buildEither(
    second: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> {
    second
  }
}
