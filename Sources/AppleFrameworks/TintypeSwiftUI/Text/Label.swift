// SPDX-License-Identifier: MIT

import TintypeComponents

/// A title with an icon.
public struct Label<Title, Icon>: View, PrimitiveView where Title: View, Icon: View {
  private nonisolated(unsafe) let title: Title
  private nonisolated(unsafe) let icon: Icon

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// Creates a label.
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }
}

extension Label {
  func nodes(in scope: ViewScope) -> [Node] {
    guard let style = scope.environment.style((any LabelStyle).self) else {
      let icons = scope.list(icon, at: "icon")
      let tint = scope.environment.base.isListRow ? scope.environment.listItemTint : nil
      let label = Engine.Label {
        scope.list(title, at: "title")
      } icon: {
        if let tint {
          icons.foregroundStyle(tint.color.engine(in: scope.environment))
        } else {
          icons
        }
      }
      guard scope.context.environment.labelStyle == .iconOnly else { return scope.nodes(of: label) }
      return scope.nodes(of: label.accessibilityLabel(scope.text(of: title, at: "title")))
    }
    return scope.nodes(
      of: style,
      LabelStyleConfiguration(
        title: .init(title, in: scope, at: "title"),
        icon: .init(icon, in: scope, at: "icon")))
  }
}

extension Label where Title == Text, Icon == Image {
  // Variants: string(titleKey) | public; titleKey: LocalizedStringKey; titleKey
  //   -> @_disfavoredOverload public; titleResource: LocalizedStringResource; titleResource
  /// Creates a label with a title and an image of the asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(decorative: name))
  }

  // Variants: string(titleKey) | public; titleKey: LocalizedStringKey; titleKey
  //   -> @_disfavoredOverload public; titleResource: LocalizedStringResource; titleResource
  /// Creates a label with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  // Variants: string(titleKey) | public; titleKey: LocalizedStringKey; titleKey
  //   -> @_disfavoredOverload public; titleResource: LocalizedStringResource; titleResource
  /// Creates a label with a title and an image of the asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
