// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The colours of the app.
  enum Palette {
    /// All is well; the tint.
    static let calm = Color("calm", light: Color(hex: 0x0B7A75), dark: Color(hex: 0x4FD1C5))
    /// What white text stands on.
    static let prominent = Color(
      "prominent", light: Color(hex: 0x0B7A75), dark: Color(hex: 0x237A74))
    /// The same under a finger.
    static let pressed = Color(hex: 0x085B57)
    /// It is getting late.
    static let late = Color("late", light: Color(hex: 0xB45309), dark: Color(hex: 0xFBBF24))
    /// Nobody knows.
    static let alarm = Color("alarm", light: Color(hex: 0xC81E1E), dark: Color(hex: 0xFF8A80))
    /// Text of second rank that can be read on cards and on what lies behind them.
    static let supporting = Color(
      "supporting", light: Color(hex: 0x5A5A62), dark: Color(hex: 0xB6B6BE))
  }

  /// A screen: a bar with its title above content that scrolls.
  struct Screen: Component {
    let title: String
    let leading: ComponentList
    let trailing: ComponentList
    let content: ComponentList

    init(
      _ title: String,
      @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
      @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) },
      @ComponentBuilder content: () -> ComponentList
    ) {
      self.title = title
      self.leading = leading()
      self.trailing = trailing()
      self.content = content()
    }

    var body: some Component {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) { content }
          .padding(16)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .ignoresSafeArea(.bottom)
      .navigationBar(title) {
        leading
      } trailing: {
        trailing
      }
      .background(Color.systemGroupedBackground)
      .tint(Palette.calm)
    }
  }

  /// What leads back from a screen.
  struct BackButton: Component {
    let action: () -> Void
    @Environment(\.wording) private var say

    var body: some Component {
      Button(say("Back"), systemImage: "chevron.backward", action: action).id("back")
    }
  }

  /// What went wrong, with a way to close it and, where there is one, to try again.
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

  /// A button across the whole width, for what a screen is there for.
  struct WideButton: Component {
    let title: String
    let action: () -> Void

    var body: some Component {
      Button(action: action) { Text(title) }.buttonStyle(WideButtonStyle())
    }
  }

  /// White words, and what goes on, in the middle of the tint.
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

  /// What something is called, and its value, beside or below each other.
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
  /// Keeps a text of one word, such as a number or an address, in one line, smaller if need be.
  func wholeWords(of text: String) -> some Component {
    let isWord = !text.contains(" ")
    return lineLimit(isWord ? 1 : nil).minimumScaleFactor(isWord ? 0.4 : 1)
  }
}
