// SPDX-License-Identifier: MIT

/// A field in the style of its environment, with its footer.
struct FieldBody: Component {
  let content: FieldContent
  let clear: () -> Void
  @Environment(\.self) private var environment

  private var details: TextFieldDetails { environment.textFieldDetails }
  private var isFocused: Bool {
    environment.isEnabled && environment.controlState.contains(.focused)
  }
  private var hasBox: Bool {
    environment.textFieldStyle == .roundedBorder || environment.textFieldStyle == .floating
  }

  var body: some Component {
    VStack(alignment: .leading, spacing: 4) {
      if hasBox { box } else { row.frame(minHeight: environment.leastTapLength) }
      FieldFooter(length: content.length ?? content.text.count)
        .padding(.horizontal, hasBox ? inset : 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }

  private var isFloating: Bool { environment.textFieldStyle == .floating }

  /// The metrics of the box; a floating title has no equivalent on iOS.
  private var metrics: PlatformMetrics.TextField {
    isFloating ? PlatformMetrics.classic.textField : environment.platformMetrics.textField
  }

  private var inset: Double { metrics.horizontalInset }

  private var box: some Component {
    let colors = environment.controlColors
    let isThick = isFocused || details.error != nil
    let isPlain = environment.platformStyle != .classic && !isFloating
    let normal: Color = isPlain ? .opaqueSeparator : isFocused ? environment.tint : .gray
    let color: Color = details.error != nil ? .red : normal
    // In the classic style, the height follows the control size.
    let isClassic = environment.platformStyle == .classic || isFloating
    let control =
      isClassic ? PlatformMetrics.classic.controls[environment.controlSize] : nil
    let least = max(
      control?.minimumHeight ?? metrics.height, isClassic ? environment.minimumTapLength : 0,
      isFloating ? 56 : 0)
    let outline = ControlOutline.rounded(control?.cornerRadius ?? metrics.cornerRadius)
    return
      row
      .padding(.leading, inset)
      .padding(.trailing, hasButton ? 0 : inset)
      .frame(minHeight: least)
      .background {
        outline
          .fill(environment.isEnabled ? fieldColor : .tertiarySystemFill)
          .strokeBorder(
            colors.mark(color),
            lineWidth: isThick ? metrics.focusedBorderWidth : metrics.borderWidth)
      }
      .minimumTapArea(in: environment)
  }

  private var fieldColor: Color {
    environment.platformStyle != .classic ? .systemBackground : .tertiarySystemBackground
  }

  private var hasButton: Bool {
    content.isRevealed != nil
      || details.hasClearButton && !content.text.isEmpty && environment.isEnabled
  }

  @ComponentBuilder private var text: ComponentList {
    let text = FieldText(content: content, isFocused: isFocused)
    if environment.platformStyle != .classic, !hasBox {
      FieldLineLayout() { text }
    } else {
      text.padding(.vertical, hasBox ? environment.platformStyle != .classic ? 6 : 8 : 4)
    }
  }

  private var row: some Component {
    let colors = environment.controlColors
    let isVertical = content.axis == .vertical
    return HStack(alignment: isVertical ? .firstTextBaseline : .center, spacing: 8) {
      if let icon = details.leadingIcon {
        Symbol(icon).foregroundStyle(colors.mark(.secondary))
      }
      text
        .frame(maxWidth: .infinity, alignment: environment.multilineTextAlignment.alignment)
      if details.hasClearButton, !content.text.isEmpty, environment.isEnabled {
        FieldButton(icon: "xmark.circle.fill", action: clear).id("clear")
      }
      if let isRevealed = content.isRevealed {
        FieldButton(icon: isRevealed.wrappedValue ? "eye.slash" : "eye") {
          isRevealed.wrappedValue.toggle()
        }
        .id("reveal")
      }
      if let icon = details.trailingIcon {
        Symbol(icon).foregroundStyle(colors.mark(.secondary))
          .padding(.trailing, hasButton && hasBox ? inset : 0)
      }
    }
    .font(environment.controlFont())
  }
}

/// A layout that is as high as a `UITextField` without a border around one line of text.
///
/// The height of the line is rounded up to whole points, and the line is one point below the top:
/// 22 points for the body font. Source: 12 points less than a field with a border, which is 30 points
/// high with a font of 14 points, and 34 with one of 17.
private struct FieldLineLayout: SingleLayout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let inner = subviews.first?.sizeThatFits(proposal) ?? .zero
    return Size(width: inner.width, height: (inner.height - 1e-6).rounded(.up) + 1)
  }

  func slot(
    of subview: LayoutSubview, in size: Size, _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    Arrangement.Slot(origin: Point(x: 0, y: 1), proposal: proposal)
  }

  /// A field has no preferences, unlike the text inside it.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing { ComponentSpacing() }
}

/// The text with its caret, or its placeholder, and the title above it.
struct FieldText: Component {
  let content: FieldContent
  let isFocused: Bool
  @Environment(\.self) private var environment

  private var isFloating: Bool { environment.textFieldStyle == .floating }
  private var isRaised: Bool { isFocused || !content.text.isEmpty }

  var body: some Component {
    let colors = environment.controlColors
    let hasError = environment.textFieldDetails.error != nil
    if isFloating {
      if isRaised {
        VStack(alignment: .leading, spacing: 2) {
          Text(content.title).font(.caption)
            .foregroundStyle(
              colors.text(hasError ? .red : isFocused ? environment.tint : .secondary))
          line(prompt: content.prompt)
        }
      } else {
        ZStack(alignment: .leading) {
          // As high as the title and the text, so that entering text does not change the layout.
          VStack(spacing: 2) {
            Text(" ").font(.caption)
            Text(" ")
          }
          .hidden()
          Text(content.title).foregroundStyle(colors.text(hasError ? .red : .secondary))
        }
      }
    } else {
      line(prompt: content.prompt ?? Text(content.title))
    }
  }

  /// The maximum number of characters that are laid out in one line; no screen shows more.
  private static let longest = 4096

  private func line(prompt: Text?) -> some Component {
    let colors = environment.controlColors
    let isVertical = content.axis == .vertical
    let tint = colors.mark(environment.tint)
    return HStack(alignment: isVertical ? .top : .center, spacing: 1) {
      if content.text.isEmpty {
        if isFocused { Caret() }
        // A space keeps the height of the line.
        (prompt ?? Text(" ")).foregroundStyle(colors.text(.placeholderText))
          .lineLimit(isVertical ? nil : 1)
      } else if isVertical {
        // The end position of the last line is unknown here, so the caret is a character of the
        // text.
        isFocused
          ? Text(content.text) + Text("|").foregroundColor(tint) : Text(content.text)
      } else {
        // A focused field shows the end of a long text, where the caret is.
        Text(isFocused ? content.text.suffix(Self.longest) : content.text.prefix(Self.longest))
          .lineLimit(1).truncationMode(isFocused ? .head : .tail)
        if isFocused { Caret() }
      }
    }
    // The caret is at the end of the text, which has the direction of its content.
    .environment(\.layoutDirection, direction)
  }

  private var direction: LayoutDirection {
    let isOneLine = content.axis != .vertical && !content.text.isEmpty
    return isOneLine
      ? LayoutDirection(ofParagraph: content.text.utf8) ?? environment.layoutDirection
      : environment.layoutDirection
  }
}

/// The caret: a line in the tint, 2 points wide and as high as the text.
private struct Caret: Component {
  @Environment(\.self) private var environment

  var body: some Component {
    let size = environment.font.textStyle?.size(at: environment.dynamicTypeSize)
    Capsule().fill(environment.controlColors.mark(environment.tint))
      .frame(width: 2, height: ((size ?? environment.font.size) * 1.2).rounded())
      .accessibilityHidden()
  }
}

/// A button inside a field, at least 44 points wide and high.
struct FieldButton: Component {
  let icon: String
  let action: () -> Void
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.platformMetrics.textField
    let isLow = environment.textFieldStyle == .roundedBorder
    Symbol(icon).foregroundStyle(environment.controlColors.mark(.secondary))
      .padding(.horizontal, 8)
      .minimumTapArea(in: environment)
      .onTapGesture(perform: action)
      // The tap area may be higher than the box.
      .padding(.vertical, isLow ? min((metrics.height - environment.minimumTapLength) / 2, 0) : 0)
  }
}

/// The error or help text, and the number of characters.
private struct FieldFooter: Component {
  let length: Int
  @Environment(\.self) private var environment

  var body: some Component {
    let colors = environment.controlColors
    let details = environment.textFieldDetails
    let limit = details.characterLimit
    if details.error != nil || details.help != nil || limit != nil {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        if let error = details.error {
          Symbol("exclamationmark.circle.fill").foregroundStyle(colors.text(.red))
          Text(error).foregroundStyle(colors.text(.red))
        } else if let help = details.help {
          Text(help).foregroundStyle(colors.text(.secondary))
        }
        if let limit {
          Spacer(minLength: 8)
          Text("\(length)/\(limit)")
            .foregroundStyle(colors.text(length > limit ? .red : .secondary))
            .layoutPriority(1)
        }
      }
      .font(.footnote)
    }
  }
}
