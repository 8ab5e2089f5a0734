// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Components side by side, in as many lines as they need.
  struct FlowLayoutRow: Component {
    let content: ComponentList

    init(@ComponentBuilder content: () -> ComponentList) {
      self.content = content()
    }

    var body: some Component { Flow(spacing: 12, lineSpacing: 8) { content } }
  }

  /// An icon in a bar, with room for a finger.
  struct BarIcon: Component {
    let name: String
    let label: String

    init(_ name: String, _ label: String) {
      self.name = name
      self.label = label
    }

    var body: some Component {
      Symbol(name)
        .font(.title3)
        .frame(minWidth: 28, minHeight: 44)
        .accessibilityElement()
        .accessibilityLabel(label)
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAddTraits(.isButton)
    }
  }

  /// A word in a bar or a message, with room for a finger.
  struct BarText: Component {
    let title: String
    init(_ title: String) {
      self.title = title
    }

    var body: some Component {
      Button(title) {}
    }
  }

  /// What leads back from a screen.
  struct BackItem: Component {
    let title: String

    init(_ title: String) {
      self.title = title
    }

    var body: some Component {
      HStack(spacing: 4) {
        Symbol("chevron.backward").font(.title3.weight(.semibold))
        if !title.isEmpty { Text(title) }
      }
      .frame(minHeight: 44)
      .padding(.leading, -6)
      .accessibilityElement()
      .accessibilityLabel(title.isEmpty ? "Back" : title)
      .accessibilityAddTraits(.isButton)
    }
  }

  /// Pixels that fill their frame, cut off where they are longer.
  struct Photo: Component {
    let image: ImageData?

    init(_ image: ImageData?) {
      self.image = image
    }

    var body: some Component {
      Color.clear
        .overlay {
          if let image { Image(image).resizable().aspectRatio(contentMode: .fill) }
        }
        .clipped()
    }
  }
}

extension Component {
  /// Lets a message scroll where its text is too large for the screen, instead of being cut off.
  func scrollingWhereNeeded() -> some Component {
    ViewThatFits(in: .vertical) {
      self
      ScrollView { self }
    }
  }
}
