// SPDX-License-Identifier: MIT

import SwiftUI

/// A rounded rectangle with a semicircular notch in each vertical edge.
public struct TicketShape: InsettableShape {
  /// The vertical position of the notches, from 0 at the top to 1 at the bottom.
  var notchPosition: CGFloat
  var notchRadius: CGFloat
  var cornerRadius: CGFloat
  private var inset: CGFloat = 0

  public init(
    notchPosition: CGFloat = 0.5, notchRadius: CGFloat = .spaceS, cornerRadius: CGFloat = .radiusM
  ) {
    self.notchPosition = notchPosition
    self.notchRadius = notchRadius
    self.cornerRadius = cornerRadius
  }

  public var animatableData: CGFloat {
    get { notchPosition }
    set { notchPosition = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let notch = rect.minY + rect.height * notchPosition
    let rect = rect.insetBy(dx: inset, dy: inset)
    let corner = max(0, min(cornerRadius - inset, min(rect.width, rect.height) / 2))
    let radius = notchRadius + inset
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + corner, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.maxX - corner, y: rect.minY + corner), radius: corner,
        startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
      path.addLine(to: CGPoint(x: rect.maxX, y: notch - radius))
      path.addArc(
        center: CGPoint(x: rect.maxX, y: notch), radius: radius,
        startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - corner))
      path.addArc(
        center: CGPoint(x: rect.maxX - corner, y: rect.maxY - corner), radius: corner,
        startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.addLine(to: CGPoint(x: rect.minX + corner, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX + corner, y: rect.maxY - corner), radius: corner,
        startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
      path.addLine(to: CGPoint(x: rect.minX, y: notch + radius))
      path.addArc(
        center: CGPoint(x: rect.minX, y: notch), radius: radius,
        startAngle: .degrees(90), endAngle: .degrees(-90), clockwise: true)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + corner))
      path.addArc(
        center: CGPoint(x: rect.minX + corner, y: rect.minY + corner), radius: corner,
        startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
      path.closeSubpath()
    }
  }

  public func inset(by amount: CGFloat) -> TicketShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A ferry ticket: the route above the perforation, the price below it.
public struct TicketCard: View {
  let from: String
  let to: String
  let departure: String
  let arrival: String
  let duration: String
  let price: Decimal

  public init(
    from: String, to: String, departure: String, arrival: String, duration: String, price: Decimal
  ) {
    self.from = from
    self.to = to
    self.departure = departure
    self.arrival = arrival
    self.duration = duration
    self.price = price
  }

  public var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        endpoint(departure, from, alignment: .leading)
        Spacer()
        VStack(spacing: .spaceXXS) {
          Image(systemName: "arrow.forward")
            .foregroundStyle(.tide)
          Text(duration)
            .textRole(.caption)
        }
        Spacer()
        endpoint(arrival, to, alignment: .trailing)
      }
      .padding(.spaceL)
      DashedLine()
        .stroke(Color.harborLine, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .frame(height: 1)
        .padding(.horizontal, .spaceL)
      HStack {
        Label("Foot passenger", systemImage: "person.fill")
          .font(.harborLabel)
          .foregroundStyle(.inkSoft)
        Spacer()
        PriceTag(price)
      }
      .padding(.spaceL)
    }
    .background(Color.harborSurface, in: TicketShape(notchPosition: 0.56))
    .overlay {
      TicketShape(notchPosition: 0.56)
        .strokeBorder(Color.harborLine, lineWidth: 1)
    }
    .elevation(.raised)
    .accessibilityElement(children: .combine)
  }

  private func endpoint(
    _ time: String, _ name: String, alignment: HorizontalAlignment
  ) -> some View {
    VStack(alignment: alignment, spacing: .spaceXXS) {
      Text(time)
        .font(.harborNumber)
        .bold()
      Text(name)
        .textRole(.caption)
    }
  }
}

/// A horizontal line through the middle.
struct DashedLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// A sample in the language of the environment.
private struct SampleTicket: View {
  @Environment(\.locale) private var locale

  var body: some View {
    TicketCard(
      from: text("Gull Bay"), to: text("Skerry Island"), departure: text("09:15"),
      arrival: text("10:10"), duration: text("55 min"), price: 12.5)
  }

  private func text(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "HarborSamples", bundle: .harbor, locale: locale)
  }
}

struct TicketCard_Previews: PreviewProvider {
  static var previews: some View {
    SampleTicket()
      .padding()
      .background(Color.harborBackground)
      .previewLayout(.fixed(width: 375, height: 200))
  }
}
