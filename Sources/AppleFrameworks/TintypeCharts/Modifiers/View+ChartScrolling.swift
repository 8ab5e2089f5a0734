// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Shows a part of the domains of charts along axes.
  ///
  /// Gestures do not scroll a chart: set the position.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }

  // Variants: x; chartXVisibleDomain -> y; chartYVisibleDomain
  /// Sets how much of the x domain is visible: a number, seconds, or the count of categories.
  public nonisolated func chartXVisibleDomain<P>(length: P) -> some View
  where P: Plottable, P: Numeric {
    chartOptions { $0.x.visibleLength = length.plotValue.number }
  }

  /// Sets a binding to the first visible x value.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartOptions { $0.x.visibleStart = { x.wrappedValue.plotValue } }
  }

  /// Sets a binding to the first visible y value.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartOptions { $0.y.visibleStart = { y.wrappedValue.plotValue } }
  }

  // Variants: x; initialX -> y; initialY
  /// Sets the first visible x value.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotValue
    return chartOptions { $0.x.visibleStart = $0.x.visibleStart ?? { value } }
  }

  /// Sets the values at which scrolling ends, which has no effect.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    self
  }
}

/// A type that determines where the scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {}

/// Scrolling that ends at pages.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// Scrolling that ends at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The values at which fast scrolling ends.
public struct MajorValueAlignment<Value> {
  /// Pages.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
}

extension MajorValueAlignment where Value: Numeric {
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// Dates with components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> {
    MajorValueAlignment()
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// Scrolling that ends at pages.
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Scrolling that ends at multiples of a number.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: The values at which fast scrolling ends.
  ///   - limitBehavior: The limit of the distance.
  /// - Returns: The behavior.
  public static func valueAligned<P>(
    unit: P, majorAlignment: MajorValueAlignment<P> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where P: Numeric, P: Plottable {
    ValueAlignedChartScrollTargetBehavior()
  }

  /// Scrolling that ends at dates with components.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - majorAlignment: The values at which fast scrolling ends.
  ///   - limitBehavior: The limit of the distance.
  /// - Returns: The behavior.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}

/// The limit of the distance that a chart is scrolled by a gesture.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  /// The limit of the system.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// One page.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// No limit.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}
