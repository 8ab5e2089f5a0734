// SPDX-License-Identifier: MIT

import SwiftUI

/// The label of a value of an axis.
struct AxisLabelSpec {
  enum Content {
    case standard
    case format(ValueFormat)
    case view(AnyView)
  }

  let content: Content
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The direction of the text of a label.
public struct AxisValueLabelOrientation: Sendable, Equatable {
  enum Storage: Sendable {
    case automatic, horizontal, vertical, verticalReversed
  }

  let storage: Storage

  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(storage: .automatic)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
  /// From the top to the bottom.
  public static let vertical = AxisValueLabelOrientation(storage: .vertical)
  /// From the bottom to the top.
  public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)

  /// The rotation of the text; `nil` for horizontal text.
  var rotation: Angle? {
    switch storage {
    case .automatic, .horizontal: nil
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    }
  }
}

/// The way in which labels that overlap are treated.
public struct AxisValueLabelCollisionResolution: Sendable {
  enum Storage: Sendable {
    case automatic, greedy, truncate, disabled
  }

  let storage: Storage
  var priority = 0.0
  var minimumSpacing: CGFloat = 0

  /// A Boolean value that indicates whether labels that would overlap are hidden.
  var hidesLabels: Bool { storage == .automatic || storage == .greedy }

  /// Labels that would overlap are hidden at regular distances, if that hides only a few more.
  public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
  /// Labels that would overlap the previous one are hidden.
  public static let greedy = AxisValueLabelCollisionResolution(storage: .greedy)
  /// The labels of an x axis are truncated to one line up to the next one.
  public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)
  /// Labels may overlap.
  public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)

  /// Returns a resolution that hides labels with less than a distance to the previous one.
  ///
  /// - Parameters:
  ///   - priority: Labels with a higher priority are chosen first.
  ///   - minimumSpacing: The distance in points; 0 for `nil`.
  /// - Returns: The resolution.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      storage: .greedy, priority: priority, minimumSpacing: minimumSpacing ?? 0)
  }
}

/// A format of values of a chart.
struct ValueFormat {
  private let format: (PlotValue, EnvironmentValues) -> String?

  init<Format>(_ style: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    format = { value, environment in
      guard let input = Format.FormatInput(value) else { return nil }
      return environment.adapted(style.locale(environment.locale)).format(input)
    }
  }

  /// Returns the text of a value in the locale, calendar and time zone of an environment; `nil` for
  /// a value of another type.
  func text(of value: PlotValue, in environment: EnvironmentValues) -> String? {
    format(value, environment)
  }
}

extension EnvironmentValues {
  /// Returns a format of dates in the time zone and calendar of the environment; others unchanged.
  fileprivate func adapted<Format: FormatStyle>(_ format: Format) -> Format {
    guard var dates = format as? Date.FormatStyle else { return format }
    dates.timeZone = timeZone
    dates.calendar = calendar
    return dates as? Format ?? format
  }
}
