// SPDX-License-Identifier: MIT

/// A software keyboard with neutral keycaps, which covers the lower part of a screen.
///
/// The order of the keys is the same in all layout directions, as on an iPhone.
struct KeyboardPanel: Component {
  let keyboard: ShownKeyboard
  let size: Size
  @Environment(\.self) private var environment

  private var metrics: KeyboardMetrics { keyboard.metrics }

  var body: some Component {
    ZStack(alignment: .bottom) {
      Color.clear.accessibilityHidden()
      panel
    }
    .frame(width: size.width, height: size.height)
    .foregroundStyle(Color.primary)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
    .environment(\.userInterfaceLevel, .base)
  }

  private var panel: some Component {
    VStack(spacing: 0) {
      if metrics.bar > 0 { suggestions.frame(height: metrics.bar) }
      keys.frame(width: metrics.width, height: metrics.keys)
      if metrics.bottom > 0 { area.frame(height: metrics.bottom, alignment: .top) }
    }
    .frame(width: size.width)
    .frame(height: keyboard.height, alignment: .top)
    .background(Color.keyboard)
    .clipped()
    .accessibilityElement()
    .accessibilityLabel("Keyboard")
    .accessibilityValue(keyboard.traits.type.rawValue)
  }

  /// Three areas without suggestions, which would depend on the words that a user has learned.
  private var suggestions: some Component {
    HStack(spacing: 0) {
      for index in 0..<3 {
        if index > 0 { Color.separator.frame(width: 1, height: metrics.bar * 0.55) }
        Spacer(minLength: 0)
      }
    }
  }

  private var keys: some Component {
    let rows = keyboard.rows(for: environment.locale)
    let isPad = keyboard.traits.type.isPad && !metrics.isTablet
    let height = isPad ? (metrics.keys - 28) / 4 : metrics.keyHeight
    let gap = isPad ? 6 : metrics.gap
    let margin: Double = isPad ? 6 : metrics.isTablet ? 7 : 3
    let longest = rows.map { row in row.filter { $0.kind == .letter && $0.text.count == 1 }.count }
    let count = Double(max(longest.max() ?? 10, 10)) + (metrics.isTablet ? 1 : 0)
    let letter = (metrics.width - 2 * margin - (count - 1) * gap) / count
    return VStack(spacing: 0) {
      for row in rows {
        Spacer(minLength: 0)
        HStack(spacing: gap) {
          for key in row {
            KeyCap(
              key: key, letter: letter, gap: gap, height: height, isTablet: metrics.isTablet)
          }
        }
        Spacer(minLength: 0)
      }
    }
    .padding(.horizontal, margin)
    .padding(.top, metrics.bar > 0 ? 0 : 4)
  }

  /// The keys beside the home indicator.
  @ComponentBuilder private var area: ComponentList {
    if metrics.bottom > 34, !keyboard.traits.type.isPad {
      HStack(spacing: 0) {
        Symbol("face.smiling")
        Spacer(minLength: 0)
        Symbol("mic")
      }
      .font(.system(size: 24))
      .foregroundStyle(Color.keyboardSymbol)
      .padding(.horizontal, 28)
      .padding(.top, 10)
    }
  }
}

/// A key, with a shadow of one point below it.
private struct KeyCap: Component {
  let key: KeyboardKey
  /// The width of a letter.
  let letter: Double
  let gap: Double
  let height: Double
  let isTablet: Bool

  var body: some Component {
    ComponentList([key.kind == .space ? ComponentList([Spacer(minLength: 0)]) : sized])
  }

  private var sized: ComponentList {
    switch key.width {
    case .letters(let letters):
      let width = letters * letter + (letters - 1).rounded(.down) * gap
      return ComponentList([cap.frame(width: width, height: height)])
    case .rest: return ComponentList([cap.frame(maxWidth: .infinity).frame(height: height)])
    }
  }

  private var cap: some Component {
    ZStack {
      if let color {
        let shape = RoundedRectangle(cornerRadius: 5)
        shape.fill(Color.keyShadow).offset(y: 1)
        shape.fill(color)
      } else {
        Color.clear
      }
    }
    .overlay { label.lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 2) }
  }

  @ComponentBuilder private var label: ComponentList {
    if let symbol = key.symbol {
      Symbol(symbol).font(.system(size: 18))
    } else if !key.detail.isEmpty {
      VStack(spacing: -1) {
        Text(key.text).font(.system(size: 25))
        Text(key.detail).font(.system(size: 10, weight: .bold))
      }
    } else if key.kind == .prominent {
      Text(key.text).font(.system(size: 16)).foregroundColor(.white)
    } else {
      Text(key.text).font(.system(size: fontSize))
    }
  }

  private var fontSize: Double {
    if key.text.count > 1 { return 16 }
    let isUpper = key.text != key.text.lowercased()
    return isTablet ? 24 : isUpper || key.text == key.text.uppercased() ? 22 : 23
  }

  private var color: Color? {
    switch key.kind {
    case .letter: .key
    case .function: .functionKey
    case .prominent: .blue
    case .plain, .space: nil
    }
  }
}

// The colors of the system keyboard are translucent; these are theirs over a white or black screen.
extension Color {
  /// The background of the toolbar above the keyboard.
  package static let keyboardBar = Color(light: Color(hex: 0xF4F5F6), dark: Color(hex: 0x1D1D1E))
  fileprivate static let keyboard = Color(light: Color(hex: 0xD1D4DA), dark: Color(hex: 0x2B2B2C))
  fileprivate static let key = Color(light: .white, dark: Color(hex: 0x6B6B6D))
  fileprivate static let functionKey = Color(
    light: Color(hex: 0xABB1BC), dark: Color(hex: 0x474749))
  fileprivate static let keyShadow = Color(light: Color(hex: 0x898A8D), dark: Color(hex: 0x1A1A1B))
  fileprivate static let keyboardSymbol = Color(
    light: Color(hex: 0x50555C), dark: Color(hex: 0xD0D1D5))
}

extension Scene {
  /// Returns the scene behind a software keyboard; the same scene for `nil`.
  func behind(
    _ keyboard: ShownKeyboard?, _ environment: EnvironmentValues, measuring: any TextMeasuring
  ) throws -> Scene {
    guard let keyboard else { return self }
    let panel = KeyboardPanel(keyboard: keyboard, size: canvas.size)
    var scene = self
    if keyboard.height < keyboard.metrics.height {
      let message = """
        The keyboard is \(keyboard.metrics.height.pointText) points high, and only \
        \(keyboard.height.pointText) points are below the status bar, so its lower rows are not \
        shown. Use a larger device, or one without a keyboard.
        """
      scene.diagnostics.append(Diagnostic(kind: .approximation(message), path: path(of: 0)))
    }
    return try scene.behind(
      panel,
      traits: [
        .displayScale(canvas.scale), .locale(environment.locale.identifier),
        .colorScheme(keyboard.traits.colorScheme ?? environment.colorScheme),
        .environment(\.colorSchemeContrast, environment.colorSchemeContrast),
        .environment(\.legibilityWeight, environment.legibilityWeight),
      ], isRoot: true, measuring: measuring)
  }
}
