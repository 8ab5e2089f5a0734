// SPDX-License-Identifier: MIT

import ActivityKit
import SwiftUI

/// The configuration of the views of a Live Activity.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes>: DescribedConfiguration
where Attributes: ActivityAttributes {
  let description: WidgetDescription

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the attributes.
  ///   - content: Returns the view on the lock screen.
  ///   - dynamicIsland: Returns the views in the Dynamic Island.
  public init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    var description = WidgetDescription()
    description.activityView = { attributes, state, kind in
      guard let attributes = attributes as? Attributes,
        let state = state as? Attributes.ContentState
      else { return nil }
      let context = ActivityViewContext(attributes: attributes, state: state)
      return switch kind {
      case .content: AnyView(LockScreenActivity(content: AnyView(content(context))))
      case .dynamicIsland(let mode): AnyView(dynamicIsland(context).view(mode))
      }
    }
    self.description = description
  }
}

/// The values that a view of a Live Activity shows.
public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  /// The identifier of the activity.
  public let activityID = "preview"
  /// The values that do not change.
  public let attributes: Attributes
  /// The values that change.
  public let state: Attributes.ContentState
  /// A Boolean value that indicates whether the values are outdated: always `false`.
  public let isStale = false
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The part of the screen that a preview of a Live Activity shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The form of the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// Two views beside the camera.
    case compact
    /// All regions around the camera.
    case expanded
    /// One view beside that of another activity.
    case minimal
  }

  /// The lock screen.
  case content
  /// The Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A Live Activity on the lock screen, with the size in the Human Interface Guidelines.
struct LockScreenActivity: View {
  let content: AnyView

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 24, style: .continuous)
    content
      .frame(width: 371)
      .frame(minHeight: 84, maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        ZStack {
          Rectangle().fill(.background)
          tint
        }
      }
      .containerShape(shape)
      .clipShape(shape)
  }
}

private enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color of the background of a Live Activity on the lock screen.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// Sets the color of the button that ends a Live Activity, which is not shown.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Sets the position of a view beside or below the camera, with no effect.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}

/// The position of a view in the Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// The default.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera, if the view is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}
