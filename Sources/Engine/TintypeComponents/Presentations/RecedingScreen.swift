// SPDX-License-Identifier: MIT

/// A screen behind a sheet of the full height: a smaller card with rounded corners on black.
///
/// Sources: the scale and the dimming that Flutter's `sheet.dart` records for iOS 18. The card begins
/// at the edge of the safe area, so that it is visible above the sheet.
package struct RecedingScreen: Component {
  private let screen: GeometryProxy
  private let content: ComponentList
  @Environment(\.platformStyle) private var style

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen, including its safe area insets.
  ///   - content: The content of the screen.
  package init(_ screen: GeometryProxy, content: ComponentList) {
    (self.screen, self.content) = (screen, content)
  }

  /// The card on black.
  package var body: some Component {
    let metrics = style.metrics.sheet
    ZStack(alignment: .top) {
      Color.black
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(screen.safeAreaInsets)
        .background(Color.systemBackground)
        .frame(width: screen.size.width, height: screen.size.height)
        .receding(metrics, cornerRadius: metrics.cornerRadius)
        .offset(y: screen.safeAreaInsets.top)
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }
}

extension Component {
  /// Dims a card behind a sheet of the full height, and scales it around its upper edge.
  func receding(_ metrics: PlatformMetrics.Sheet, cornerRadius: Double) -> some Component {
    overlay {
      Color(light: Color(white: 0, opacity: 0.1), dark: Color(hex: 0xC8C8C8).opacity(0.1))
        .allowsHitTesting(false).accessibilityHidden()
    }
    .clipShape(
      UnevenRoundedRectangle(
        topLeadingRadius: cornerRadius, bottomLeadingRadius: 0, bottomTrailingRadius: 0,
        topTrailingRadius: cornerRadius, style: .continuous)
    )
    .scaleEffect(metrics.presenterScale, anchor: .top)
  }
}

extension EnvironmentValues {
  private enum RecedingSheetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether a sheet of the full height is in front of the sheet.
  package var isRecedingSheet: Bool {
    get { self[RecedingSheetKey.self] }
    set { self[RecedingSheetKey.self] = newValue }
  }
}
