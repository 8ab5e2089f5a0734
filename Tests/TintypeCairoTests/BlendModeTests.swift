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

  @Test("A blend mode applies only within the nearest group")
  func aBlendSeesOnlyTheNearestGroup() throws {
    let bitmap = try renderer.paint(
      scene(
        4, 4, background: red, .beginGroup(.layer), .beginGroup(.blend(.multiply)),
        box(0, 0, 4, 4, blue), .endGroup, .endGroup))
    #expect(bitmap[1, 1] == 0xFF00_00FF)
  }
}
