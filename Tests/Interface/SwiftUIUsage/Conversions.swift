// SPDX-License-Identifier: MIT

import SwiftUI

struct LevelKey: UITraitBridgedEnvironmentKey {
  static var defaultValue: Int { 0 }

  static func read(from traitCollection: UITraitCollection) -> Int {
    traitCollection.userInterfaceStyle == .dark ? 1 : 0
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
    mutableTraits.userInterfaceStyle = value == 1 ? .dark : .light
  }
}

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

struct ConversionUsage: View {
  @Environment(\.level) private var level
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.materialActiveAppearance) private var appearance
  @Environment(\.isUserAuthenticationEnabled) private var isAuthenticated
  @Environment(\.toolbarLabelStyle) private var labelStyle
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.layoutDirection) private var direction
  @AppStorage("labels") private var labels: ToolbarLabelStyle
  @SceneStorage("tabs") private var tabs: TabViewCustomization

  var body: some View {
    Text("\(level)")
      .textVariant(.sizeDependent)
      .environment(\.backgroundProminence, .increased)
      .environment(\.backgroundMaterial, .regular)
      .environment(\.materialActiveAppearance, .active)
    Text("b").textVariant(.fixed).redacted(reason: .invalidated)
    Text("c").onPreferenceChange(PreferredColorSchemeKey.self) { _ in }
    Form { Text("d") }.formStyle(.columns)
    Text("e").visualEffect { effect, proxy in
      effect.transformEffect(CGAffineTransform(scaleX: 2, y: 2))
        .transformEffect(ProjectionTransform())
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    AnyLayout(GridLayout()) { Text("f") }
  }

  func traits() -> [Any] {
    [
      UIUserInterfaceStyle(scheme), UIUserInterfaceSizeClass(sizeClass), UILegibilityWeight(weight),
      UITraitEnvironmentLayoutDirection(direction), UIAccessibilityContrast(.increased),
      NSDirectionalEdgeInsets(EdgeInsets()), NSUnderlineStyle(Text.LineStyle.single),
      ColorSchemeContrast(UIAccessibilityContrast.high) as Any,
      LayoutDirection(UITraitEnvironmentLayoutDirection.leftToRight) as Any,
      LegibilityWeight(UILegibilityWeight.bold) as Any,
      UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) as Any,
      DialogSeverity.critical == .standard, Angle.degrees(90).magnitude,
      VerticalAlignment.top.combineExplicit([1, nil]) as Any,
      HighlightHoverEffect(), LiftHoverEffect(), AutomaticHoverEffect(),
    ]
  }

  func host(_ controller: UIHostingController<Text>) -> CGSize {
    controller.safeAreaRegions = .container
    UIView.animate(.spring) {
      controller.view.alpha = 0
    } completion: {
      controller.view.alpha = 1
    }
    return controller.sizeThatFits(in: CGSize(width: 100, height: 100))
  }

  func isUnchanged(_ one: ViewDimensions, _ other: ViewDimensions) -> Bool { one == other }
}

struct SystemFormatUsage: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  var interval: Range<Date> { start..<start.addingTimeInterval(60) }

  var body: some View {
    Text(.currentDate, format: .stopwatch(startingAt: start))
    Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
    Text(.currentDate, format: .timer(countingDownIn: interval))
    Text(.currentDate, format: .timer(countingUpIn: interval, showsHours: false))
    Text(.currentDate, format: .offset(to: start))
    Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second], sign: .never))
    Text(.currentDate, format: .reference(to: start))
    Text(.currentDate, format: .reference(to: start, maxFieldCount: 3, thresholdField: .month))
    Text("for \(.currentDate, format: .stopwatch(startingAt: start))")
    Text(start, format: SystemFormatStyle.DateReference(to: start).calendar(.current))
  }
}
