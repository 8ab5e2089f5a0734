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
      bar(
        GaugeBar(fraction: fraction, track: track, height: 8, hasMarker: true),
        font: .system(.body, weight: .semibold), hasValue: labels.minimum.elements.isEmpty)
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

  private func bar(_ bar: GaugeBar, font: Font, hasValue: Bool = false) -> some Component {
    HStack(spacing: 8) {
      // Without a label of the lower bound, that of the value takes its place.
      if hasValue { labels.currentValue } else { labels.minimum }
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
          // The gap on each side of the marker is a third of its width.
          Circle().frame(width: height * 5 / 3, height: height * 5 / 3)
            .padding(.leading, marker - height / 3)
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

/// The sizes of circular gauges, which do not depend on the text size, measured in recordings of iOS.
private enum Ring {
  /// The diameter in points.
  static let side = 58.0
  /// The width of the line in points.
  static let width = 5.8
  /// The width of the text in points, above which it is scaled down.
  static let textWidth = 40.0
  /// The font size of the text in points.
  static let textSize = 24.0
  /// The distance of the text from the middle of the ring, up to its own middle.
  static let textRise = 2.0 / 3
  /// The distance of the label in the opening of the ring from the bottom.
  static let labelRise = 4.0
  /// The distance of the labels of the bounds from the bottom.
  static let boundsRise = 4.0
  /// The width of the labels of the bounds together, above which they are scaled down.
  static let boundsWidth = 35.3
}

/// An open ring with a marker at the value.
///
/// It covers three quarters of a circle, or two thirds with labels of the bounds.
private struct GaugeDial: Component {
  let fraction: Double
  let labels: GaugeLabels
  let track: GaugeTrack
  @Environment(\.layoutDirection) private var direction

  var body: some Component {
    let angle = start + 360 * turn * fraction
    ZStack {
      ZStack {
        arc
        // The gap on each side of the marker is a third of its width.
        dot(Ring.width * 5 / 3, at: angle).blendMode(.destinationOut)
        // The marker has the color of the track at its position.
        track.circular(from: start, turn: turn).mask { dot(Ring.width, at: angle) }
      }
      .compositingGroup()
      // A value increases clockwise in every layout direction.
      .environment(\.layoutDirection, .leftToRight)
      labels.currentValue.font(.system(size: Ring.textSize, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: Ring.textWidth)
        .offset(y: -Ring.textRise)
      bounds.font(.system(size: 11, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: Ring.side, height: Ring.side + 2, alignment: .bottom)
    }
    .frame(width: Ring.side, height: Ring.side)
    .dynamicTypeSize(.large)
  }

  private var hasBounds: Bool {
    !labels.minimum.elements.isEmpty || !labels.maximum.elements.isEmpty
  }

  /// The part of the circle that the ring covers.
  private var turn: Double { hasBounds ? 2.0 / 3 : 0.75 }

  /// The angle of the start of the ring in degrees, clockwise from the trailing end.
  private var start: Double { 270 - 180 * turn }

  /// The labels of the bounds, or else the label, in the opening of the ring.
  @ComponentBuilder private var bounds: ComponentList {
    if !hasBounds {
      labels.label.frame(width: Ring.side * 0.55).padding(.bottom, Ring.labelRise)
    } else {
      // Both have the same size.
      ViewThatFits(in: .horizontal) {
        bounds(size: 11)
        bounds(size: 9.5)
        bounds(size: 8)
        bounds(size: 6.5)
        bounds(size: 5.5)
      }
      .frame(width: Ring.boundsWidth)
      .padding(.bottom, Ring.boundsRise)
      // The labels are at the ends of the ring, which is not mirrored.
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func bounds(size: Double) -> some Component {
    HStack(spacing: 0) {
      labels.minimum.environment(\.layoutDirection, direction)
      Spacer(minLength: 2)
      labels.maximum.environment(\.layoutDirection, direction)
    }
    .font(.system(size: size, weight: .medium))
  }

  private var arc: some Component {
    Circle().inset(by: Ring.width / 2).rotation(.degrees(start)).trim(from: 0, to: turn)
      .stroke(
        track.circular(from: start, turn: turn),
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
        .frame(width: 35)
    }
    .frame(width: Ring.side, height: Ring.side)
    .dynamicTypeSize(.large)
  }
}
