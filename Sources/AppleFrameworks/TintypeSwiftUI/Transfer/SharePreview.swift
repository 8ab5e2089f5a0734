// SPDX-License-Identifier: MIT

/// The title and the images of a shared item in the panel of the system, which Linux does not have.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  private let title: Text
  private let image: Image?
  private let icon: Icon?

  init(title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }
}
