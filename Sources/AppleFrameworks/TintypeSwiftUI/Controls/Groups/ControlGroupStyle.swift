// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of a group.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label.
  public let label: ControlGroupStyleConfiguration.Label
}

/// A style whose arrangement is part of the group.
@MainActor
protocol BuiltInControlGroupStyle: ControlGroupStyle {
  nonisolated var arrangement: ControlGroupArrangement { get }
}

extension BuiltInControlGroupStyle {
  /// Returns a group with the style.
  func styled(_ configuration: ControlGroupStyleConfiguration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
