// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

struct ValueUsage: View {
  let name = "name"
  let date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    Chart {
      PointMark(x: .value("key", 1), y: .value(name, 1.5))
      PointMark(x: .value(Text("text"), Float(1)), y: .value("key", CGFloat(2)))
      PointMark(x: .value("key", Int8(1)), y: .value("key", UInt64(2)))
      PointMark(x: .value("key", Int16(1)), y: .value("key", UInt8(2)))
      PointMark(x: .value("key", Int32(1)), y: .value("key", UInt16(2)))
      PointMark(x: .value("key", Int64(1)), y: .value("key", UInt32(2)))
      PointMark(x: .value("key", UInt(1)), y: .value("key", Decimal(2)))
    }
    Chart {
      BarMark(x: .value("key", date, unit: .month), y: .value("y", 1))
      BarMark(x: .value(name, date, unit: .day, calendar: .current), y: .value("y", 1))
      BarMark(x: .value(Text("text"), date, unit: .year), y: .value("y", 1))
    }
    Chart {
      BarMark(x: .value("key", 0..<10), y: .value("y", 1))
      BarMark(x: .value(name, 0..<10), y: .value("y", 1))
      BarMark(x: .value(Text("text"), 0..<10), y: .value("y", 1))
    }
    Chart {
      BarMark(x: .value("key", "a"), y: .value("y", 1))
        .foregroundStyle(.red)
        .foregroundStyle(by: .value("City", City.bergen))
        .position(by: .value("City", City.lisbon), axis: .horizontal, span: .ratio(0.8))
        .opacity(0.5)
        .cornerRadius(3, style: .circular)
        .offset(x: 1, y: 2)
        .offset(CGSize(width: 1, height: 1))
        .zIndex(2)
        .shadow(color: .red, radius: 2, x: 1, y: 1)
        .shadow(radius: 2)
        .blur(radius: 2)
        .accessibilityLabel("label").accessibilityLabel(name).accessibilityLabel(Text("label"))
        .accessibilityValue("value").accessibilityValue(name).accessibilityValue(Text("value"))
        .accessibilityHidden(true)
        .accessibilityIdentifier("id")
      annotated
    }
  }

  @ChartContentBuilder private var annotated: some ChartContent {
    BarMark(x: .value("key", "a"), y: .value("y", 1))
      .annotation { Text("a") }
      .annotation(position: .topLeading, alignment: .leading, spacing: 2) { Text("a") }
      .annotation(position: .bottomTrailing) { context in
        Text("a").frame(maxWidth: context.targetSize.width)
      }
      .annotation(
        position: .overlay, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
      ) { Text("a") }
      .annotation(overflowResolution: .automatic) { (context: AnnotationContext) in
        Color.red.frame(height: context.targetSize.height)
      }
      .annotation(
        position: .leading,
        overflowResolution: AnnotationOverflowResolution(x: .fit, y: .padScale)
      ) { Text("a") }
  }
}
