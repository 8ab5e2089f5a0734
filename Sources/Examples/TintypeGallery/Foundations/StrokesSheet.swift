// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Lines: widths, positions, caps, joins and dashes.
  package struct StrokesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Strokes", style: .foundations) {
        LabeledVariant("Widths") { widths }
        LabeledVariant("On the Edge and Inside") { places }
        LabeledVariant("Caps") { caps }
        LabeledVariant("Joins") { joins }
        LabeledVariant("Dashes") { dashes }
        LabeledVariant("Paints and Several Lines") { paints }
      }
    }

    private var widths: some Component {
      HStack(spacing: 14) {
        for width in [0.5, 1, 2, 4, 8] {
          Specimen("\(width.shortText) pt") {
            RoundedRectangle(cornerRadius: 12)
              .strokeBorder(Color.blue, lineWidth: width)
              .frame(width: 62, height: 44)
          }
        }
      }
    }

    private var places: some Component {
      HStack(spacing: 24) {
        Specimen("stroke") {
          RoundedRectangle(cornerRadius: 16)
            .stroke(Color.purple.opacity(0.4), lineWidth: 12)
            .frame(width: 90, height: 60).framed().padding(6)
        }
        Specimen("strokeBorder") {
          RoundedRectangle(cornerRadius: 16)
            .strokeBorder(Color.purple.opacity(0.4), lineWidth: 12)
            .frame(width: 90, height: 60).framed().padding(6)
        }
        Specimen("strokeBorder") {
          Ellipse()
            .strokeBorder(Color.purple.opacity(0.4), lineWidth: 12)
            .frame(width: 90, height: 60).framed().padding(6)
        }
      }
    }

    private var caps: some Component {
      HStack(spacing: 24) {
        for cap in StrokeStyle.LineCap.allCases {
          Specimen(cap.rawValue) {
            ZStack {
              line.stroke(
                Color.teal.opacity(0.35), style: StrokeStyle(lineWidth: 16, lineCap: cap))
              line.stroke(Color.teal, lineWidth: 1)
            }
            .frame(width: 100, height: 24)
          }
        }
      }
    }

    private var line: Path {
      Path { path in
        path.move(to: Point(x: 14, y: 12))
        path.addLine(to: Point(x: 86, y: 12))
      }
    }

    private var joins: some Component {
      HStack(spacing: 24) {
        for join in StrokeStyle.LineJoin.allCases {
          Specimen(join.rawValue) {
            ZStack {
              corner.stroke(
                Color.orange.opacity(0.35), style: StrokeStyle(lineWidth: 16, lineJoin: join))
              corner.stroke(Color.orange, lineWidth: 1)
            }
            .frame(width: 100, height: 66)
          }
        }
      }
    }

    private var corner: Path {
      Path { path in
        path.addLines([Point(x: 14, y: 58), Point(x: 50, y: 18), Point(x: 86, y: 58)])
      }
    }

    private var dashes: some Component {
      VStack(alignment: .leading, spacing: 10) {
        for (dash, phase, cap) in [
          ([8.0, 4], 0.0, StrokeStyle.LineCap.butt), ([8, 4], 6, .butt), ([12, 4, 2, 4], 0, .butt),
          ([0, 8], 0, .round), ([6], 0, .butt),
        ] {
          HStack(spacing: 12) {
            Text("\(dash.map(\.shortText).joined(separator: " ")) @ \(phase.shortText)")
              .font(.system(size: 11)).foregroundStyle(.secondary)
              .frame(width: 76, alignment: .leading)
            Path { path in
              path.move(to: Point(x: 0, y: 3))
              path.addLine(to: Point(x: 280, y: 3))
            }
            .stroke(
              Color.pink,
              style: StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash, dashPhase: phase)
            )
            .frame(width: 280, height: 6)
          }
        }
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 14)
            .strokeBorder(Color.pink, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
            .frame(width: 110, height: 56)
          // Fifteen dots around a circle of 25 points.
          Circle()
            .strokeBorder(
              Color.pink, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10.472])
            )
            .frame(width: 56, height: 56)
          Capsule()
            .strokeBorder(Color.pink, style: StrokeStyle(lineWidth: 8, dash: [2, 3]))
            .frame(width: 110, height: 56)
        }
      }
    }

    private var paints: some Component {
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 18)
          .strokeBorder(
            LinearGradient(
              colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing),
            lineWidth: 8
          )
          .frame(width: 110, height: 72)
        Circle()
          .strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center),
            lineWidth: 14
          )
          .frame(width: 72, height: 72)
        Capsule()
          .fill(Color.green.opacity(0.2))
          .strokeBorder(Color.green, lineWidth: 10)
          .strokeBorder(Color.systemBackground, lineWidth: 6)
          .strokeBorder(Color.blue, lineWidth: 3)
          .frame(width: 110, height: 72)
      }
    }
  }
}

extension Double {
  /// The number, without its decimal point if it is an integer.
  var shortText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
