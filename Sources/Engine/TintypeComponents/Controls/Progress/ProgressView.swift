// SPDX-License-Identifier: MIT

/// A control that shows the progress of a task, or that a task is in progress.
///
/// ```swift
/// ProgressView()
/// ProgressView("Downloading", value: 0.4)
/// ProgressView(value: 3, total: 8) { Text("Files") } currentValueLabel: { Text("3 of 8") }
/// ```
///
/// Nothing is animated. Without a value, a ring of eight spokes has its darkest spoke at the top,
/// and a bar is filled from 30 to 70 %.
public struct ProgressView: PrimitiveComponent {
  private let fraction: Double?
  private let label: ComponentList
  private let valueLabel: ComponentList
  private let customBody: ComponentList?

  /// Creates an indeterminate progress view.
  public init() { self.init(value: nil) }

  /// Creates an indeterminate progress view with a title.
  public init(_ title: some StringProtocol) { self.init(value: nil) { Text(title) } }

  /// Creates a progress view with a title for a value out of a total.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view for a value out of a total.
  ///
  /// - Parameters:
  ///   - value: The value from 0 to `total`. Values outside that range are clamped; NaN counts as
  ///     0. With `nil` the view is indeterminate.
  ///   - total: The total, 1 by default; with a total that is not greater than 0, the progress is
  ///     0.
  ///   - label: The title of the task; none by default.
  ///   - currentValueLabel: The text of the value; none by default.
  public init(
    value: Double?,
    total: Double = 1,
    @ComponentBuilder label: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder currentValueLabel: () -> ComponentList = { ComponentList([]) }
  ) {
    fraction = value.map { ControlRange.share($0, of: total) }
    self.label = label()
    valueLabel = currentValueLabel()
    customBody = nil
  }

  /// Creates a progress view whose components, including its labels, a style of the caller
  /// provides.
  package init(value: Double?, total: Double, body: ComponentList) {
    fraction = value.map { ControlRange.share($0, of: total) }
    label = ComponentList([])
    valueLabel = ComponentList([])
    customBody = body
  }

  /// Returns a node that contains the indicator and the labels.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let body: any Component
    if let customBody {
      let nodes = context.nodes(of: customBody)
      // A style that contains another progress view adds nothing to its semantics.
      if nodes.contains(where: { $0.contains("ProgressView") }) { return nodes }
      body = context.node("ProgressView", .component, children: nodes)
    } else {
      body = ProgressBody(fraction: fraction, label: label, valueLabel: valueLabel)
    }
    let view = ComponentList([body])
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityValue(
        fraction.map { ControlRange.percent($0, in: context.environment.locale) }
          ?? SystemText.inProgress.string(for: context.environment.locale))
    return context.control("ProgressView", view)
  }
}

/// The style of progress views.
public enum ProgressViewStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A bar for a value, else a ring.
  case automatic
  /// A bar.
  case linear
  /// A ring.
  case circular
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = ProgressViewStyle.automatic
}

extension EnvironmentValues {
  /// The style of progress views; automatic by default.
  public var progressViewStyle: ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the progress views inside the component.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some Component {
    environment(\.progressViewStyle, style)
  }
}

/// The indicator of a progress view with its labels.
private struct ProgressBody: Component {
  let fraction: Double?
  let label: ComponentList
  let valueLabel: ComponentList
  @Environment(\.self) private var environment

  private var isLinear: Bool {
    switch environment.progressViewStyle {
    case .linear: true
    case .circular: false
    case .automatic: fraction != nil
    }
  }

  var body: some Component {
    let secondary = environment.controlColors.text(.secondary)
    VStack(alignment: isLinear ? .leading : .center, spacing: 6) {
      if isLinear {
        label.font(environment.controlFont())
        ProgressBar(fraction: fraction).accessibilityHidden()
      } else {
        ProgressRing(fraction: fraction).accessibilityHidden()
        label.font(environment.controlFont()).foregroundStyle(secondary)
      }
      valueLabel.font(.footnote).foregroundStyle(secondary)
    }
    .multilineTextAlignment(isLinear ? .leading : .center)
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }
}

/// A bar that is filled from its leading edge.
struct ProgressBar: Component {
  /// The filled fraction, from 0 to 1; `nil` fills the middle.
  let fraction: Double?
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.platformMetrics.progress
    let height = environment.controlSize <= .small ? metrics.smallBarHeight : metrics.barHeight
    let (start, end) = fraction.map { (0, $0) } ?? (0.3, 0.7)
    let color = environment.controlColors.mark(environment.tint)
    GeometryReader { proxy in
      let length = (end - start) * proxy.size.width
      // Any progress greater than 0 is visible.
      let visible = length > 0 ? max(length, height) : 0
      Capsule().fill(color)
        .frame(width: visible, height: height)
        .padding(.leading, start * proxy.size.width)
    }
    .frame(height: height)
    .background(environment.appearanceColors.progressTrack ?? .systemFill, in: Capsule())
  }
}

/// A ring that is filled clockwise from the top, or a ring of spokes without a value.
struct ProgressRing: Component {
  /// The filled fraction, from 0 to 1; `nil` shows spokes.
  let fraction: Double?
  @Environment(\.self) private var environment

  private var side: Double { environment.platformMetrics.progress.spinner(environment.controlSize) }

  var body: some Component {
    if let fraction {
      // The width is in whole points, so that the ring is round on every screen.
      let width = (side / 8).rounded()
      let style = StrokeStyle(lineWidth: width, lineCap: .round)
      ZStack {
        Circle().inset(by: width / 2).stroke(Color.systemFill, lineWidth: width)
        if fraction > 0 {
          Circle().inset(by: width / 2).rotation(.degrees(-90)).trim(from: 0, to: fraction)
            .stroke(environment.controlColors.mark(environment.tint), style: style)
        }
      }
      .frame(width: side, height: side)
    } else {
      // Spokes are gray unless a tint is set, which may be for another background than the page.
      let isTinted = environment.ownTint != .accentColor
      Spokes(side: side)
        .foregroundStyle(
          isTinted ? environment.tint : environment.controlColors.mark(.secondary))
    }
  }
}

/// Spokes as high as the surrounding text, in its color.
struct ProgressSpinner: Component {
  @Environment(\.self) private var environment

  var body: some Component {
    let size = environment.font.textStyle?.size(at: environment.dynamicTypeSize)
    Spokes(side: (size ?? environment.font.size).rounded())
      .accessibilityHidden()
  }
}

/// Eight spokes around a center, the darkest at the top and the next ones paler, counterclockwise.
private struct Spokes: Component {
  let side: Double

  var body: some Component {
    ZStack {
      ForEach(Array(0..<8), id: \.self) { index in
        // A spoke is 1/8 as thick and 5/16 as long as the side of the ring.
        Capsule()
          .frame(width: side / 8, height: side * 5 / 16)
          .frame(width: side, height: side, alignment: .top)
          .rotationEffect(.degrees(Double(index) * -45))
          .opacity(1 - Double(index) * 0.11)
      }
    }
    .frame(width: side, height: side)
  }
}
