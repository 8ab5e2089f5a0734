// SPDX-License-Identifier: MIT

/// A haptic or audible response to a change, which a snapshot does not contain.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the objects that collide in an impact.
  public struct Weight: Equatable, Sendable {
    fileprivate let value: Int

    /// Light objects.
    public static let light = Weight(value: 0)
    /// Objects of medium weight.
    public static let medium = Weight(value: 1)
    /// Heavy objects.
    public static let heavy = Weight(value: 2)
  }

  /// The flexibility of the objects that collide in an impact.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let value: Int

    /// Rigid objects.
    public static let rigid = Flexibility(value: 0)
    /// Solid objects.
    public static let solid = Flexibility(value: 1)
    /// Soft objects.
    public static let soft = Flexibility(value: 2)
  }

  private let name: String
  private var intensity = 1.0

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// The success of a task.
  public static let success = SensoryFeedback("success")
  /// A warning.
  public static let warning = SensoryFeedback("warning")
  /// An error.
  public static let error = SensoryFeedback("error")
  /// A change of a selection.
  public static let selection = SensoryFeedback("selection")
  /// An increase above a threshold.
  public static let increase = SensoryFeedback("increase")
  /// A decrease below a threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// The start of an activity.
  public static let start = SensoryFeedback("start")
  /// The end of an activity.
  public static let stop = SensoryFeedback("stop")
  /// The alignment of a dragged element.
  public static let alignment = SensoryFeedback("alignment")
  /// The movement between levels of pressure.
  public static let levelChange = SensoryFeedback("levelChange")
  /// The completion of a drawn path.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// An impact.
  public static let impact = SensoryFeedback("impact")

  /// Returns an impact of objects of a weight.
  public static func impact(
    weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback("impact of weight \(weight.value)", intensity: intensity)
  }

  /// Returns an impact of objects of a flexibility.
  public static func impact(
    flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback("impact of flexibility \(flexibility.value)", intensity: intensity)
  }
}

extension View {
  /// Plays feedback when a value changes.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View where T: Equatable {
    self
  }

  /// Plays feedback when a value changes and a condition is true.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays the feedback that a closure returns when a value changes.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }
}
