// SPDX-License-Identifier: MIT

/// The track of a gauge with its labels.
struct GaugeBody: Component {
  let fraction: Double
  let labels: GaugeLabels
  let style: GaugeStyle
  let track: GaugeTrack
  @Environment(\.self) private var environment

  var body: some Component {
    ComponentList([content])
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }

  private var content: any Component {
    switch style {
    case .linearCapacity:
      VStack(spacing: 4) {
        if !environment.labelsHidden { labels.label.font(environment.controlFont()) }
        bar(GaugeBar(fraction: fraction, track: track, height: 6), font: .body)
        labels.currentValue
      }
    case .accessoryLinear:
      bar(GaugeBar(fraction: fraction, track: track, height: 6, hasMarker: true), font: .caption)
    case .accessoryLinearCapacity:
      VStack(alignment: .leading, spacing: 2) {
        if !environment.labelsHidden { labels.label.font(.caption) }
        bar(GaugeBar(fraction: fraction, track: track, height: 6), font: .caption2)
        labels.currentValue.font(.caption)
          .foregroundStyle(environment.controlColors.text(.secondary))
      }
    case .accessoryCircular:
      GaugeDial(fraction: fraction, labels: labels, track: track)
    case .accessoryCircularCapacity:
      GaugeRing(fraction: fraction, labels: labels, track: track)
    }
  }

  private func bar(_ bar: GaugeBar, font: Font) -> some Component {
    HStack(spacing: 8) {
      labels.minimum
      bar.layoutPriority(-1)
      labels.maximum
    }
    .font(font)
  }
}

/// A bar that is filled up to the value, or has a marker at the value.
private struct GaugeBar: Component {
  let fraction: Double
  let track: GaugeTrack
  let height: Double
  var hasMarker = false
  @Environment(\.layoutDirection) private var direction

  var body: some Component {
    let (height, fraction, hasMarker) = (height, fraction, hasMarker)
    let gradient = track.linear(in: direction)
    let background = track.background
    GeometryReader { proxy in
      let fill = Capsule().fill(gradient)
      let end = proxy.size.width * fraction
      let marker = max(proxy.size.width - height, 0) * fraction
      ZStack(alignment: .leading) {
        if hasMarker {
          fill
          // The gap on each side of the marker is half as wide as the marker.
          Circle().frame(width: height * 2, height: height * 2)
            .padding(.leading, marker - height / 2)
            .blendMode(.destinationOut)
          fill.mask(alignment: .leading) {
            Circle().frame(width: height, height: height).padding(.leading, marker)
          }
        } else {
          Capsule().fill(background)
          // Any value greater than the lower bound is visible.
          fill.mask(alignment: .leading) {
            Capsule().frame(width: end > 0 ? max(end, height) : 0)
          }
        }
      }
      .frame(width: proxy.size.width, height: height)
      .compositingGroup()
    }
    .frame(height: height)
  }
}

/// The sizes of circular gauges, which do not depend on the text size.
private enum Ring {
  /// The diameter in points.
  static let side = 58.0
  /// The width of the line in points.
  static let width = 6.0
  /// The width of the text in points.
  ///
  /// The corners of digits, which are 15 points high, are 4 points from the line.
  static let textWidth = 35.0
}

/// An open ring of three quarters with a marker at the value.
private struct GaugeDial: Component {
  let fraction: Double
  let labels: GaugeLabels
  let track: GaugeTrack
  @Environment(\.layoutDirection) private var direction

  var body: some Component {
    let angle = 135 + 270 * fraction
    ZStack {
      ZStack {
        arc(from: 0, to: 0.75)
        dot(Ring.width * 2, at: angle).blendMode(.destinationOut)
        // The marker has the color of the track at its position.
        track.circular(from: 135, turn: 0.75).mask { dot(Ring.width, at: angle) }
      }
      .compositingGroup()
      // A value increases clockwise in every layout direction.
      .environment(\.layoutDirection, .leftToRight)
      labels.currentValue.font(.system(size: 20, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: Ring.textWidth)
      bounds.font(.system(size: 11, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: Ring.side, height: Ring.side + 2, alignment: .bottom)
    }
    .frame(width: Ring.side, height: Ring.side)
    .dynamicTypeSize(.large)
  }

  /// The labels of the bounds, or else the label, in the opening of the ring.
  @ComponentBuilder private var bounds: ComponentList {
    if labels.minimum.elements.isEmpty, labels.maximum.elements.isEmpty {
      labels.label.frame(width: Ring.side * 0.55)
    } else {
      // Between the ends of the ring, which are 15 points from the center. Both have the same size.
      ViewThatFits(in: .horizontal) {
        bounds(size: 11)
        bounds(size: 9.5)
        bounds(size: 8)
        bounds(size: 6.5)
        bounds(size: 5.5)
      }
      .frame(width: Ring.side * 0.52)
      // The labels are at the ends of the ring, which is not mirrored.
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func bounds(size: Double) -> some Component {
    HStack(spacing: 0) {
      labels.minimum.frame(minWidth: size * 0.9).environment(\.layoutDirection, direction)
      Spacer(minLength: 2)
      labels.maximum.frame(minWidth: size * 0.9).environment(\.layoutDirection, direction)
    }
    .font(.system(size: size, weight: .medium))
  }

  private func arc(from start: Double, to end: Double) -> some Component {
    Circle().inset(by: Ring.width / 2).rotation(.degrees(135)).trim(from: start, to: end)
      .stroke(
        track.circular(from: 135, turn: 0.75),
        style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
  }

  private func dot(_ side: Double, at angle: Double) -> some Component {
    Circle().frame(width: side, height: side)
      .frame(width: Ring.width, height: Ring.width)
      .frame(width: Ring.side, height: Ring.side, alignment: .trailing)
      .rotationEffect(.degrees(angle))
  }
}

/// A closed ring that is filled clockwise from the top.
private struct GaugeRing: Component {
  let fraction: Double
  let labels: GaugeLabels
  let track: GaugeTrack

  var body: some Component {
    let center = labels.currentValue.elements.isEmpty ? labels.label : labels.currentValue
    ZStack {
      Circle().inset(by: Ring.width / 2).stroke(track.background, lineWidth: Ring.width)
      if fraction > 0 {
        Circle().inset(by: Ring.width / 2).rotation(.degrees(-90)).trim(from: 0, to: fraction)
          .stroke(
            track.circular(from: -90, turn: 1),
            style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
      }
      center.font(.system(size: 20, weight: .medium)).lineLimit(1).minimumScaleFactor(0.4)
        .frame(width: Ring.textWidth)
    }
    .frame(width: Ring.side, height: Ring.side)
    .dynamicTypeSize(.large)
  }
}
