// SPDX-License-Identifier: MIT

extension Device {
  /// Returns the device with the large content viewer for an item, as if a finger rested on it.
  ///
  /// The viewer is in front of the screen at accessibility sizes only. It shows the icon and the
  /// title of a tab of a `TabView`, or of a view with `accessibilityShowsLargeContentViewer`.
  ///
  /// - Parameter name: The accessibility label of the item; an item of another name has no effect.
  /// - Returns: The device.
  public func largeContentViewer(of name: String) -> Device {
    var device = self
    device.traits = device.traits.merging(.environment(\.largeContentItem, name))
    return device
  }
}

private enum LargeContentItemKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The accessibility label of the item in the large content viewer; `nil` for none.
  package var largeContentItem: String? {
    get { self[LargeContentItemKey.self] }
    set { self[LargeContentItemKey.self] = newValue }
  }

  /// Returns whether the large content viewer shows the item with an accessibility label.
  package func showsLargeContent(of name: String) -> Bool {
    largeContentItem == name && dynamicTypeSize.isAccessibilitySize
  }
}

/// The large content viewer in the center of a screen.
///
/// Its size and its material are none: no published values were found.
package struct LargeContentPanel: Component {
  private let screen: GeometryProxy
  private let content: ComponentList

  /// Creates a viewer of content on a screen.
  package init(on screen: GeometryProxy, content: ComponentList) {
    (self.screen, self.content) = (screen, content)
  }

  /// The content on a material.
  package var body: some Component {
    ZStack {
      content
        .font(.system(size: 34))
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(minWidth: 180, minHeight: 180)
        .frame(maxWidth: max(screen.size.width - 80, 0))
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }
}
