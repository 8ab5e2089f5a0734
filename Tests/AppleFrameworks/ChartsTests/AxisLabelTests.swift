// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels of chart axes")
struct AxisLabelTests {
  /// A text with its frame.
  private struct Label {
    let text: String
    let frame: CGRect
  }

  /// Returns the texts of a view in its coordinates.
  private func labels(
    of view: some View, width: CGFloat = 320, height: CGFloat = 200,
    _ size: DynamicTypeSize = .large
  ) throws -> [Label] {
    let host = try ViewHost(
      view.dynamicTypeSize(size), layout: .fixed(width: width, height: height))
    return host.scene.outline.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: " text: \"") else { return nil }
      let text = String(line[start.upperBound...].prefix { $0 != "\"" })
      let numbers = line[..<start.lowerBound].split { " ×".contains($0) }
        .compactMap { Double($0) }.suffix(4).map { $0 }
      guard numbers.count >= 4 else { return nil }
      return Label(
        text: text,
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private let departments = [
    "Electronics", "Groceries and household", "Entertainment", "Transportation", "Health & Fitness",
  ]

  private var charts: [(String, AnyView)] {
    [
      ("categories", AnyView(bars(months))), ("categories of y", AnyView(bars(months, isY: true))),
      ("long names", AnyView(bars(departments))),
      ("long names of y", AnyView(bars(departments, isY: true))),
      ("dates", AnyView(line())),
      (
        "months",
        AnyView(
          line().chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
              AxisValueLabel(format: .dateTime.month(.wide))
            }
          })
      ),
      (
        "views",
        AnyView(
          bars(months).chartXAxis {
            AxisMarks { value in AxisValueLabel { Text(value.as(String.self) ?? "") } }
          })
      ),
      (
        "numbers",
        AnyView(
          numbers().chartXAxis { AxisMarks(values: Array(stride(from: 0, through: 110, by: 5))) }
            .chartYAxis { AxisMarks(values: Array(stride(from: 0, through: 60, by: 2))) })
      ),
    ]
  }

  private func bars(_ names: [String], isY: Bool = false) -> some View {
    Chart(names, id: \.self) { name in
      if isY {
        BarMark(x: .value("Value", name.count), y: .value("Name", name))
      } else {
        BarMark(x: .value("Name", name), y: .value("Value", name.count))
      }
    }
  }

  private func line() -> some View {
    Chart(0..<12, id: \.self) {
      LineMark(x: .value("Month", day(2025, $0 + 1, 1)), y: .value("Value", $0))
    }
  }

  private func numbers() -> some View {
    Chart(0..<12, id: \.self) { PointMark(x: .value("x", $0 * 10), y: .value("y", $0 * 5)) }
  }

  @Test(
    "Labels do not overlap at any text size and width",
    arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility2, .accessibility5], [160, 320])
  func overlaps(size: DynamicTypeSize, width: CGFloat) throws {
    for (name, chart) in charts {
      // The space above and below the letters of a line is empty.
      let frames = try labels(of: chart, width: width, size).map {
        $0.frame.insetBy(dx: 0, dy: min($0.frame.height * 0.13, 7))
      }
      #expect(!frames.isEmpty, "\(name)")
      for (index, frame) in frames.enumerated() {
        #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(name), label \(index)")
      }
    }
  }

  @Test("Labels of numbers and dates are hidden regularly")
  func regular() throws {
    let chart = numbers().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: Array(stride(from: 0, through: 110, by: 5)))
    }
    let shown = try labels(of: chart).compactMap { Int($0.text) }
    let steps = Set(zip(shown, shown.dropFirst()).map { $1 - $0 })
    #expect(shown.count > 4)
    #expect(steps.count == 1)
  }

  @Test("A label with a higher priority is chosen first")
  func priority() throws {
    let chart = numbers().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [0, 2, 4]) { value in
        AxisValueLabel(
          "Label \(value.index)",
          collisionResolution: .greedy(priority: value.index == 1 ? 1 : 0))
      }
    }
    #expect(try labels(of: chart).map(\.text) == ["Label 1"])
  }

  @Test("Labels may overlap if the resolution of collisions is disabled")
  func disabled() throws {
    let chart = numbers().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [0, 2, 4]) { value in
        AxisValueLabel("Label \(value.index)", collisionResolution: .disabled)
      }
    }
    #expect(try labels(of: chart).count == 3)
  }

  @Test("A name is wrapped between its words, and no word is broken")
  func words() throws {
    let names = ["North wing", "South wing", "East wing"]
    let wrapped = try labels(of: bars(names).chartYAxis(.hidden), width: 150)
    #expect(wrapped.map(\.text) == names)
    #expect(wrapped.allSatisfy { $0.frame.height > 20 && $0.frame.width < 60 })
    let broken = try labels(of: bars(departments).chartYAxis(.hidden), width: 200)
    #expect(broken.contains { $0.text == "Electronics" && $0.frame.height < 20 })
  }
}
