// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct BlendModeTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  /// Returns the blended value of opaque colors by W3C Compositing and Blending Level 1.
  private static func mixed(_ mode: BlendMode, _ source: Double, behind: Double) -> Double {
    let (s, b) = (source, behind)
    func hard(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    }
    switch mode {
    case .normal, .sourceAtop: return s
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return hard(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (root - b)
    case .hardLight: return hard(s, b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    case .plusLighter: return min(1, s + b)
    case .plusDarker: return max(0, s + b - 1)
    // Grays have no hue and no saturation.
    case .hue, .saturation, .color: return b
    case .luminosity: return s
    case .destinationOut: return 0
    case .destinationOver: return b
    }
  }

  @Test("Opaque colors are blended by the formula of the blend mode", arguments: BlendMode.allCases)
  func opaqueColorsAreBlendedByFormulaOfBlendMode(mode: BlendMode) throws {
    for source in [0, 0.2, 0.5, 0.8, 1] {
      for behind in [0, 0.1, 0.4, 0.8, 1] {
        func gray(_ value: Double) -> ResolvedColor {
          ResolvedColor(red: value, green: value, blue: value)
        }
        let bitmap = try renderer.paint(
          scene(
            4, 4, background: gray(behind), .beginGroup(.blend(mode)),
            box(0, 0, 2, 4, gray(source)),
            .endGroup))
        let value = Double(bitmap.channels(0, 0)[0]) / 255
        #expect(abs(value - Self.mixed(mode, source, behind: behind)) < 0.012)
        #expect(bitmap.alpha(0, 0) == (mode == .destinationOut ? 0 : 255))
        #expect(
          bitmap.channels(3, 0)
            == (try renderer.paint(scene(4, 4, background: gray(behind)))).channels(0, 0))
      }
    }
  }

  @Test("Modes of hue, saturation and luminosity follow the formulas for colors that are not gray")
  func colorsAreBlendedByHue() throws {
    let (source, behind) = ([0.8, 0.2, 0.4], [0.1, 0.5, 0.7])
    let expected: [(BlendMode, [Double])] = [
      (.hue, Luminous.set(Luminous.saturated(source, by: behind), like: behind)),
      (.saturation, Luminous.set(Luminous.saturated(behind, by: source), like: behind)),
      (.color, Luminous.set(source, like: behind)),
      (.luminosity, Luminous.set(behind, like: source)),
    ]
    func color(_ values: [Double]) -> ResolvedColor {
      ResolvedColor(red: values[0], green: values[1], blue: values[2])
    }
    for (mode, values) in expected {
      let bitmap = try renderer.paint(
        scene(
          4, 4, background: color(behind), .beginGroup(.blend(mode)),
          box(0, 0, 4, 4, color(source)), .endGroup))
      #expect(values.count == 3)
      for (channel, value) in zip(bitmap.channels(1, 1), values) {
        #expect(abs(Double(channel) / 255 - value) < 0.012, "\(mode)")
      }
    }
  }

  /// The functions of W3C Compositing and Blending Level 1, section 10.2.
  private enum Luminous {
    private static func luminosity(_ c: [Double]) -> Double {
      0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
    }

    private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    /// Returns a color with the luminosity of another one.
    static func set(_ c: [Double], like other: [Double]) -> [Double] {
      let target = luminosity(other)
      var color = c.map { $0 + target - luminosity(c) }
      let (least, greatest) = (color.min() ?? 0, color.max() ?? 1)
      if least < 0 { color = color.map { target + ($0 - target) * target / (target - least) } }
      if greatest > 1 {
        color = color.map { target + ($0 - target) * (1 - target) / (greatest - target) }
      }
      return color
    }

    /// Returns a color with the saturation of another one.
    static func saturated(_ c: [Double], by other: [Double]) -> [Double] {
      let least = c.min() ?? 0
      return c.map { ($0 - least) * saturation(other) / saturation(c) }
    }
  }

  @Test("The mode that adds darkness leaves the backdrop where the group is transparent")
  func darknessHasArea() throws {
    let half = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try renderer.paint(
      scene(
        8, 4, .beginGroup(.layer), box(0, 0, 4, 4, red), box(4, 0, 4, 4, half),
        .beginGroup(.blend(.plusDarker)), box(2, 0, 4, 4, half), .endGroup, .endGroup))
    #expect(bitmap.channels(0, 0) == [255, 0, 0, 255])
    // Half of the red is removed.
    #expect(bitmap.channels(2, 0) == [127, 0, 0, 255])
    #expect(bitmap.channels(4, 0) == [0, 0, 0, 255])
    #expect(bitmap.channels(7, 0) == [0, 0, 0, 128])
  }

  @Test(
    "An operator computes the opacity by its formula, also where the group is transparent",
    arguments: PaintCommand.CompositeOperator.allCases)
  func operators(value: PaintCommand.CompositeOperator) throws {
    func color(_ opacity: Double) -> ResolvedColor {
      ResolvedColor(red: 0, green: 0, blue: 1, opacity: opacity)
    }
    // Source over nothing, over the backdrop, and the backdrop alone.
    let bitmap = try renderer.paint(
      scene(
        12, 4, .beginGroup(.layer), box(4, 0, 8, 4, color(0.6)), .beginGroup(.composite(value)),
        box(0, 0, 8, 4, color(0.4)), .endGroup, .endGroup))
    for (x, source, behind) in [(1, 0.4, 0.0), (5, 0.4, 0.6), (9, 0.0, 0.6)] {
      let expected =
        switch value {
        case .clear: 0.0
        case .copy: source
        case .sourceIn: source * behind
        case .sourceOut: source * (1 - behind)
        case .destinationIn: behind * source
        case .destinationAtop: source * (1 - behind) + behind * source
        case .xor: source * (1 - behind) + behind * (1 - source)
        }
      #expect(abs(Double(bitmap.alpha(x, 1)) / 255 - expected) < 0.012)
    }
  }

  @Test("An operator changes nothing outside of the clip")
  func operatorsAreClipped() throws {
    let bitmap = try renderer.paint(
      scene(
        8, 4, background: red,
        .beginGroup(
          .clip(.path(Path(Rect(x: 0, y: 0, width: 4, height: 4)), origin: .zero))),
        .beginGroup(.composite(.clear)), box(0, 0, 8, 4, blue), .endGroup, .endGroup))
    #expect(bitmap.alpha(1, 1) == 0)
    #expect(bitmap[6, 1] == 0xFFFF_0000)
  }

  @Test("A blend mode applies only within the nearest group")
  func aBlendSeesOnlyTheNearestGroup() throws {
    let bitmap = try renderer.paint(
      scene(
        4, 4, background: red, .beginGroup(.layer), .beginGroup(.blend(.multiply)),
        box(0, 0, 4, 4, blue), .endGroup, .endGroup))
    #expect(bitmap[1, 1] == 0xFF00_00FF)
  }
}
