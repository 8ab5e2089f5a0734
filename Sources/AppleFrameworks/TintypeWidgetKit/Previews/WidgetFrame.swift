// SPDX-License-Identifier: MIT

import SwiftUI

/// A widget with its background and margins.
///
/// Content that sets no background has no margins, as that of widgets for iOS 16, which add their
/// own.
struct WidgetFrame: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: AnyView
  @State private var hasBackground = false

  private var margins: EdgeInsets {
    hasBackground && hasMargins ? family.margins : EdgeInsets()
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous)
    content
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        ZStack {
          if family.isAccessory {
            // The wallpaper behind the white content.
            Color(white: 0.2)
          } else if let background {
            background
          } else {
            Rectangle().fill(.background)
          }
        }
        .onChange(of: background != nil, initial: true) { hasBackground = $1 }
      }
      .containerShape(shape)
      .clipShape(shape)
      .modifier(AccessoryColors(isAccessory: family.isAccessory))
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, family.margins)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.showsWidgetContainerBackground, !family.isAccessory)
  }
}

/// Shows an accessory in white and gray levels.
private struct AccessoryColors: ViewModifier {
  let isAccessory: Bool

  func body(content: Content) -> some View {
    if isAccessory {
      content.grayscale(1).environment(\.colorScheme, .dark)
    } else {
      content
    }
  }
}

/// The family of the widget that shows a preview.
public struct WidgetPreviewContext: ContainingPreviewContext {
  private let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the default of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey {
    Key.defaultValue
  }

  /// A canvas of the size of the widget.
  package var layout: PreviewLayout { .sizeThatFits }

  /// Returns the widget with the content.
  package func container(of content: AnyView) -> AnyView {
    AnyView(WidgetFrame(family: family, hasMargins: true, content: content))
  }
}
