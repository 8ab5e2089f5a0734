// SPDX-License-Identifier: MIT

/// How far something has come, or that it goes on.
///
/// ```swift
/// ProgressView()
/// ProgressView("Downloading", value: 0.4)
/// ProgressView(value: 3, total: 8) { Text("Files") } currentValueLabel: { Text("3 of 8") }
/// ```
///
/// Nothing moves: without a value a ring of eight spokes has its darkest one at the top, and a bar
/// is filled from 30 to 70 %.
public struct ProgressView: PrimitiveComponent {
  private let fraction: Double?
  private let label: ComponentList
  private let valueLabel: ComponentList

  /// Creates a view that says that something goes on.
  public init() {
    self.init(value: nil)
  }

  /// Creates a view with a title that says that something goes on.
  public init(_ title: some StringProtocol) {
    self.init(value: nil) { Text(title) }
  }

  /// Creates a view with a title for a value out of a total.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a view for a value out of a total.
  ///
  /// - Parameters:
  ///   - value: The value from 0 to `total`; what lies outside is moved to the nearer end, NaN to
  ///     0. With `nil` nothing is known but that something goes on.
  ///   - total: The value at the end, 1 by default; where it is not above 0 nothing has been done.
  ///   - label: What goes on; nothing by default.
  ///   - currentValueLabel: The value in words; nothing by default.
  public init(
    value: Double?,
    total: Double = 1,
    @ComponentBuilder label: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder currentValueLabel: () -> ComponentList = { ComponentList([]) }
  ) {
    fraction = value.map { ControlRange.share($0, of: total) }
    self.label = label()
    valueLabel = currentValueLabel()
  }

  /// A node that holds the picture and the labels.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let view = ProgressBody(fraction: fraction, label: label, valueLabel: valueLabel)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityValue(fraction.map(ControlRange.percent) ?? "In progress")
    return context.control("ProgressView", view)
  }
}

/// The form of progress views.
public enum ProgressViewStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A bar where there is a value, else a ring.
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
  /// The form of progress views; automatic by default.
  public var progressViewStyle: ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the form of the progress views inside.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some Component {
    environment(\.progressViewStyle, style)
  }
}

/// The picture of a progress view with its labels.
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
