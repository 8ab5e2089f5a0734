// SPDX-License-Identifier: MIT

import TintypeComponents

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The default size.
  case regular
  /// A large size.
  case large
  /// The largest size, which controls show as `large`.
  case extraLarge

  /// The size of the engine.
  var engine: TintypeComponents.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large, .extraLarge: .large
    }
  }

  init(_ size: TintypeComponents.ControlSize) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    case .large: self = .large
    }
  }
}

extension ControlSize: Comparable {
  /// Returns whether a value is less than another one.
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.order < rhs.order }

  private var order: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }

  /// Returns the size nearest to this one in a range; this size if the range is empty.
  fileprivate func clamped(to range: some RangeExpression<ControlSize>) -> ControlSize {
    let sizes = Self.allCases.filter { range.contains($0) }
    guard let first = sizes.first, let last = sizes.last else { return self }
    return min(max(self, first), last)
  }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum ExtraLargeKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of controls; regular by default.
  public var controlSize: ControlSize {
    get {
      let size = ControlSize(base.controlSize)
      return size == .large && self[ExtraLargeKey.self] ? .extraLarge : size
    }
    set {
      base.controlSize = newValue.engine
      self[ExtraLargeKey.self] = newValue == .extraLarge
    }
  }

  /// The visibility of the labels of controls; automatic by default.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set {
      self[LabelsVisibilityKey.self] = newValue
      base.labelsHidden = newValue == .hidden
    }
  }

  /// A Boolean value that indicates whether controls are enabled; `true` by default.
  public var isEnabled: Bool {
    get { base.isEnabled }
    set { base.isEnabled = newValue }
  }
}

extension View {
  /// Sets the size of the controls within the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    transformingEnvironment { $0.controlSize = controlSize }
  }

  /// Limits the size of the controls within the view to a range.
  public nonisolated func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize {
    transformingEnvironment { $0.controlSize = $0.controlSize.clamped(to: range) }
  }

  /// Disables or enables the controls within the view; a control within a disabled view cannot be
  /// enabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Hides the labels of the controls within the view, which remain accessibility labels.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets the visibility of the labels of the controls within the view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.labelsVisibility = visibility }
  }
}
