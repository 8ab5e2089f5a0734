// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Conversions to UIKit and other values")
struct ConversionTests {
  @Test("Values of SwiftUI and UIKit are converted in both directions")
  func conversions() {
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
    #expect(ColorSchemeContrast(.high) == .increased && ColorSchemeContrast(.unspecified) == nil)
    #expect(UIAccessibilityContrast(ColorSchemeContrast.standard) == .normal)
    #expect(LayoutDirection(.rightToLeft) == .rightToLeft && LayoutDirection(.unspecified) == nil)
    #expect(UITraitEnvironmentLayoutDirection(.leftToRight) == .leftToRight)
    #expect(LegibilityWeight(.bold) == .bold && LegibilityWeight(.unspecified) == nil)
    #expect(UILegibilityWeight(LegibilityWeight.regular) == .regular)
    #expect(UserInterfaceSizeClass(.compact) == .compact)
    #expect(UserInterfaceSizeClass(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.regular) == .regular)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dash)) == [.single, .patternDash])
  }

  @Test("An angle has a magnitude and an opposite")
  func angles() {
    var angle = Angle(radians: -2)
    #expect(angle.magnitude == 2)
    angle.negate()
    #expect(angle == Angle(radians: 2))
  }

  @Test("Explicit positions of guides are combined to their mean, or the outermost baseline")
  func combinedGuides() {
    let values: [CGFloat?] = [nil, 2, 6]
    #expect(HorizontalAlignment.center.combineExplicit(values) == 4)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 6)
    #expect(VerticalAlignment.top.combineExplicit([nil]) == nil)
  }

  private struct LevelKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = -1

    static func read(from traitCollection: UITraitCollection) -> Int {
      traitCollection.horizontalSizeClass == .compact ? 1 : 2
    }

    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
      mutableTraits.horizontalSizeClass = value == 1 ? .compact : .regular
    }
  }

  private struct LevelLabel: UIViewRepresentable {
    let report: (UIUserInterfaceSizeClass) -> Void

    func makeUIView(context: Context) -> UIView {
      report(UITraitCollection.current.horizontalSizeClass)
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("A bridged key reads the traits, and its value is a trait in represented views")
  func bridgedKeys() throws {
    struct Level: View {
      @Environment(\.self) private var values

      var body: some View { Text("\(values[LevelKey.self])") }
    }
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(texts(of: try ViewHost(Level(), traits: traits)) == ["1"])
    var found: [UIUserInterfaceSizeClass] = []
    let view = VStack {
      Level()
      LevelLabel { found.append($0) }
    }
    .transformEnvironment(\.self) { $0[LevelKey.self] = 2 }
    #expect(texts(of: try ViewHost(view, traits: traits)) == ["2"])
    #expect(found == [.regular])
  }

  @Test("A layout reads the values that subviews provide to their container")
  func containerValues() throws {
    struct Reading: Layout {
      let report: @Sendable ([Int]) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        report(subviews.map(\.containerValues.weight))
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    nonisolated(unsafe) var weights: [Int] = []
    let reading = Reading(report: { weights = $0 })
    let view = reading {
      Text("a")
      Text("b").containerValue(\.weight, 2)
      Text("c").containerValue(\.weight, 3).containerValue(\.height, 1)
    }
    _ = try ViewHost(view, layout: .fixed(width: 10, height: 10))
    #expect(weights == [0, 2, 3])
  }

  @Test("The preferred color scheme is a preference")
  func preferredColorScheme() throws {
    struct Preferring: View {
      @State private var scheme: ColorScheme?

      var body: some View {
        VStack {
          Text("\(scheme == .dark ? "dark" : "none")")
          Text("b").preferredColorScheme(.dark)
        }
        .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      }
    }
    #expect(texts(of: try ViewHost(Preferring())).first == "dark")
  }

  @Test("A hosting controller measures its content")
  func hostingSize() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30).frame(height: 8))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 8))
    let flexible = UIHostingController(rootView: Color.red)
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 20, height: 10)) == CGSize(width: 20, height: 10))
    #expect(flexible.safeAreaRegions == .all)
  }

  @Test("Effects of visual effects are those of the modifiers")
  func visualEffects() {
    let move = CGAffineTransform(translationX: 3, y: 4)
    let moved = Color.red.visualEffect { effect, _ in effect.transformEffect(move) }
    #expect(outline(of: moved) == outline(of: Color.red.transformEffect(move)))
    let turned = Color.red.visualEffect { effect, _ in
      effect.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(
      outline(of: turned)
        == outline(
          of: Color.red.rotation3DEffect(
            .degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)))
  }

  @Test("A form in columns does not scroll")
  func columnsForm() {
    let form = Form {
      Text("a")
      Text("b")
    }
    let text = outline(of: form.formStyle(.columns), in: .fixed(width: 100, height: 100))
    #expect(!text.contains("ScrollView") && !text.contains("Form"))
    #expect(text.contains("text: \"b\""))
  }
}

extension ContainerValues {
  @Entry fileprivate var weight = 0
  @Entry fileprivate var height = 0
}
