// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The colors of the app.
  enum Palette {
    /// The normal state; also the tint color.
    static let calm = Color("calm", light: Color(hex: 0x0B7A75), dark: Color(hex: 0x4FD1C5))
    /// The background of white text.
    static let prominent = Color(
      "prominent", light: Color(hex: 0x0B7A75), dark: Color(hex: 0x237A74))
    /// The same background while pressed.
    static let pressed = Color(hex: 0x085B57)
    /// A check-in that is due soon.
    static let late = Color("late", light: Color(hex: 0xB45309), dark: Color(hex: 0xFBBF24))
    /// An overdue check-in.
    static let alarm = Color("alarm", light: Color(hex: 0xC81E1E), dark: Color(hex: 0xFF8A80))
    /// Secondary text, readable on cards and on their background.
    static let supporting = Color(
      "supporting", light: Color(hex: 0x5A5A62), dark: Color(hex: 0xB6B6BE))
  }

  /// A screen: a bar with its title above scrollable content, or above a centered placeholder.
  struct Screen: Component {
    let title: String
    let leading: ComponentList
    let trailing: ComponentList
    let placeholder: ComponentList
    let content: ComponentList

    init(
      _ title: String,
      @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
      @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) },
      @ComponentBuilder placeholder: () -> ComponentList = { ComponentList([]) },
      @ComponentBuilder content: () -> ComponentList
    ) {
      self.title = title
      self.leading = leading()
      self.trailing = trailing()
      self.placeholder = placeholder()
      self.content = content()
    }

    var body: some Component {
      Group {
        if placeholder.elements.isEmpty {
          ScrollView {
            VStack(alignment: .leading, spacing: 16) { content }
              .padding(16)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .ignoresSafeArea(.bottom)
        } else {
          Group { placeholder }.scrollingWhereNeeded()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .navigationBar(title) {
        leading
      } trailing: {
        trailing
      }
      .background(Color.systemGroupedBackground)
      .tint(Palette.calm)
    }
  }

  /// The back button of a screen.
  struct BackButton: Component {
    let action: () -> Void
    @Environment(\.wording) private var say

    var body: some Component {
      Button(action: action) { BackLabel(say("Back")) }.padding(.leading, -8).id("back")
    }
  }

  /// An error message with optional close and retry buttons.
  struct ErrorBanner: Component {
    let error: UserFacingError
    var onRetry: (() -> Void)?
    var onClose: (() -> Void)?
    @Environment(\.wording) private var say

    var body: some Component {
      Banner(say("That failed"), message: say(error.message), style: .error) {
        if let onRetry { Button(say("Try again"), action: onRetry) }
      } onClose: {
        onClose?()
      }
    }
  }

  /// A placeholder for content that could not be loaded.
  struct LoadingFailure: Component {
    let error: UserFacingError
    let onRetry: () -> Void
    @Environment(\.wording) private var say

    var body: some Component {
      ContentUnavailableView {
        Label(say("That failed"), systemImage: "exclamationmark.triangle")
      } description: {
        Text(say(error.message))
      } actions: {
        Button(say("Try again"), action: onRetry)
          .buttonStyle(.borderedProminent)
          .tint(Palette.prominent)
      }
    }
  }

  /// Rows at least 44 points high on a card, with lines between them.
  struct RowCard<Item>: Component {
    let items: [Item]
    /// The distance of the lines from the leading edge of the content.
    var lineInset = 0.0
    let row: (Item) -> any Component

    var body: some Component {
      Card {
        VStack(alignment: .leading, spacing: 0) {
          for (index, item) in items.enumerated() {
            if index > 0 { Divider().padding(.leading, lineInset) }
            ComponentList([row(item)])
              .padding(.vertical, 11)
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          }
        }
        .padding(.vertical, -16)
      }
    }
  }

  /// A full-width button for the main action of a screen.
  struct WideButton: Component {
    let title: String
    let action: () -> Void

    var body: some Component {
      Button(action: action) { Text(title) }.buttonStyle(WideButtonStyle())
    }
  }

  /// A button style with white text, or a progress indicator, centered on the tint color.
  private struct WideButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some Component {
      configuration.label
        .font(.body.weight(.semibold))
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(
          configuration.isPressed ? Palette.pressed : Palette.prominent,
          in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }

  /// A label and its value, side by side or in a column.
  struct Fact: Component {
    let name: String
    let value: String
    @Environment(\.dynamicTypeSize) private var size

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    var body: some Component {
      Group {
        if size.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 2) { words(.leading) }
        } else {
          HStack(alignment: .firstTextBaseline, spacing: 12) { words(.trailing) }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
    }

    @ComponentBuilder
    private func words(_ alignment: HorizontalAlignment) -> ComponentList {
      Text(name).foregroundStyle(Palette.supporting)
      Text(value)
        .wholeWords(of: value)
        .multilineTextAlignment(alignment == .leading ? .leading : .trailing)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
  }
}

extension Component {
  /// Keeps a text without spaces, such as a number or an address, in one line and scales it down if
  /// necessary.
  func wholeWords(of text: String) -> some Component {
    let isWord = !text.contains(" ")
    return lineLimit(isWord ? 1 : nil).minimumScaleFactor(isWord ? 0.4 : 1)
  }
}
