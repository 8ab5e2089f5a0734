// SPDX-License-Identifier: MIT

/// A label with a color well at its end.
///
/// The accessibility value is the color as a hexadecimal number, which can be entered.
package struct ColorPicker: PrimitiveComponent {
  private let label: ComponentList
  private let color: ResolvedColor
  private let enter: (String) -> Void

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - color: The color of the well.
  ///   - enter: The action of a user who enters a color as a hexadecimal number.
  package init(label: ComponentList, color: ResolvedColor, enter: @escaping (String) -> Void) {
    (self.label, self.color, self.enter) = (label, color, enter)
  }

  /// Returns a node that contains the label and the well.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let enter = enter
    let row = ColorPickerBody(label: label, color: color)
      .minimumTapArea(in: context.environment)
      .accessibilityElement()
      .accessibility(label: context.text(of: label), value: color.hexadecimal)
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
      .onEnter(perform: enter)
    return context.control("ColorPicker", row, isTall: true)
  }
}

private struct ColorPickerBody: Component {
  let label: ComponentList
  let color: ResolvedColor
  @Environment(\.self) private var environment

  var body: some Component {
    let well = ColorWell(color: color)
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    if environment.labelsHidden {
      well
    } else {
      HStack(spacing: 12) {
        label.font(environment.controlFont())
          .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
        Spacer(minLength: 0)
        well
      }
    }
  }
}

/// A circle in a color within a ring of all hues, as iOS 17 shows it: 28 points wide, with a ring of
/// 3 points.
private struct ColorWell: Component {
  let color: ResolvedColor

  /// Red, magenta, blue, cyan, green, yellow and red.
  private static let hues: [Color] = [
    Color(hex: 0xFF453A), Color(hex: 0xE83EC8), Color(hex: 0x7D5CFF), Color(hex: 0x32ADE6),
    Color(hex: 0x34C759), Color(hex: 0xFFD60A), Color(hex: 0xFF453A),
  ]

  var body: some Component {
    let fill = Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.hues, center: .center, angle: .degrees(-90)), lineWidth: 3)
      ZStack {
        if color.opacity < 1 {
          // The upper left half is opaque, and the other half is translucent on a checkerboard.
          Checkerboard()
          Rectangle().fill(fill)
          Diagonal().fill(opaque)
        } else {
          Rectangle().fill(fill)
        }
      }
      .frame(width: 18, height: 18)
      .clipShape(Circle())
    }
    .frame(width: 28, height: 28)
  }
}

/// The triangle above the diagonal from the bottom left to the top right corner.
private struct Diagonal: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.minY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// White and gray squares of 3 points.
private struct Checkerboard: Component {
  var body: some Component {
    VStack(spacing: 0) {
      ForEach(Array(0..<6), id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(Array(0..<6), id: \.self) { column in
            (row + column).isMultiple(of: 2) ? Color.white : Color(white: 0.8)
          }
        }
      }
    }
  }
}

extension ResolvedColor {
  /// The components as `#RRGGBB`, or `#RRGGBBAA` if the color is translucent.
  fileprivate var hexadecimal: String {
    let components = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return components.reduce("#") { text, component in
      let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
