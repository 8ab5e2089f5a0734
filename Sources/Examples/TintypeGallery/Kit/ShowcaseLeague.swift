// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// The table of a football league, with crests drawn as shapes.
  package struct ShowcaseLeague: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      VStack(alignment: .leading, spacing: 12) {
        Flow(spacing: 8, lineSpacing: 0) {
          Chip("Table", isSelected: true) {}
          Chip("Fixtures") {}
          Chip("Scorers") {}
        }
        Card {
          table.padding(.horizontal, -16).padding(.vertical, -16)
        } footer: {
          HStack(spacing: 16) {
            key(.blue, "Cup")
            key(.red, "Relegation")
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.top, 8)
      .scrollingWhereNeeded()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .navigationBar("Coast League", subtitle: "Matchday 31 of 34", displayMode: .large)
      .background(Color.systemGroupedBackground)
    }

    private var table: some Component {
      Table(Club.all) {
        TableColumn("", accessibilityLabel: "Place", alignment: .trailing, width: .fixed(22)) {
          "\($0.place)"
        }
        TableColumn("Club", width: .flexible) { club in
          HStack(spacing: 10) {
            Crest(club: club).frame(width: 24, height: 28)
            Text(club.name)
          }
        }
        TableColumn("GD", accessibilityLabel: "Goal difference", alignment: .decimal) {
          $0.difference > 0 ? "+\($0.difference)" : "−\($0.difference.magnitude)"
        }
        TableColumn("Pts", accessibilityLabel: "Points", alignment: .decimal) { "\($0.points)" }
        TableColumn("Form", alignment: .center) { club in Form(results: club.form) }
      }
      .highlighted { $0.name == "Rovers" }
    }

    private func key(_ color: Color, _ text: String) -> some Component {
      HStack(spacing: 6) {
        Circle().fill(color).frame(width: 8, height: 8)
        Text(text)
      }
    }
  }

  /// A club of the league.
  private struct Club {
    var place: Int
    var name: String
    var difference: Int
    var points: Int
    var form: [Result]
    var colors: (Color, Color)
    var pattern: Pattern

    enum Result: String { case win = "W", draw = "D", loss = "L" }
    enum Pattern { case stripes, halves, sash, chevron }

    static let all = [
      Club(
        place: 1, name: "Harbour", difference: 41, points: 70, form: [.win, .win, .draw, .win],
        colors: (Color(hex: 0x0B3D91), Color(hex: 0xF2F4F8)), pattern: .stripes),
      Club(
        place: 2, name: "Lighthouse", difference: 28, points: 66,
        form: [.win, .loss, .win, .win],
        colors: (Color(hex: 0xC8102E), Color(hex: 0xFFFFFF)), pattern: .sash),
      Club(
        place: 3, name: "Rovers", difference: 17, points: 58, form: [.draw, .win, .win, .draw],
        colors: (Color(hex: 0x1B7A34), Color(hex: 0xF6C700)), pattern: .halves),
      Club(
        place: 4, name: "Old Mill", difference: 3, points: 49, form: [.loss, .win, .draw, .loss],
        colors: (Color(hex: 0x5B2A86), Color(hex: 0xE9DDF5)), pattern: .chevron),
      Club(
        place: 5, name: "Saltmarsh", difference: -9, points: 37, form: [.loss, .loss, .win, .draw],
        colors: (Color(hex: 0x0E7C86), Color(hex: 0xFFFFFF)), pattern: .stripes),
      Club(
        place: 6, name: "Viaduct", difference: -30, points: 21,
        form: [.loss, .draw, .loss, .loss],
        colors: (Color(hex: 0x1D1D1F), Color(hex: 0xF28C28)), pattern: .sash),
    ]
  }

  /// The last results, each a letter on a colored background.
  private struct Form: Component {
    let results: [Club.Result]
    @ScaledMetric(relativeTo: .caption2) private var side = 16.0
    @Environment(\.self) private var environment

    var body: some Component {
      HStack(spacing: 3) {
        for result in results {
          Text(result.rawValue)
            .font(.caption2.weight(.bold))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(color(result), in: RoundedRectangle(cornerRadius: side / 4))
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Form")
      .accessibilityValue(results.map { environment.translated("\($0)") }.joined(separator: " "))
    }

    private func color(_ result: Club.Result) -> Color {
      switch result {
      case .win: Color(hex: 0x1B7F3B)
      case .draw: Color(hex: 0x6C6C70)
      case .loss: Color(hex: 0xC4242B)
      }
    }
  }

  /// A shield in the colors of a club, with an aspect ratio of 6 to 7.
  private struct Crest: Component {
    let club: Club

    var body: some Component {
      let (first, second) = club.colors
      Rectangle().fill(first)
        .overlay(alignment: .topLeading) { pattern.fill(second).accessibilityHidden() }
        .clipShape(Shield())
        .overlay { Shield().stroke(Color(white: 0.5, opacity: 0.5), lineWidth: 1) }
        .accessibilityHidden()
    }

    /// The pattern in the second color, in points of a shield of 24 × 28.
    private var pattern: Path {
      Path { path in
        switch club.pattern {
        case .stripes:
          for x in [4.8, 14.4] { path.addRect(Rect(x: x, y: 0, width: 4.8, height: 28)) }
        case .halves: path.addRect(Rect(x: 12, y: 0, width: 12, height: 28))
        case .sash:
          path.addLines([
            Point(x: 0, y: 3), Point(x: 0, y: 12), Point(x: 24, y: 26), Point(x: 24, y: 17),
          ])
        case .chevron:
          path.addLines([
            Point(x: 0, y: 9), Point(x: 12, y: 15), Point(x: 24, y: 9), Point(x: 24, y: 15),
            Point(x: 12, y: 21), Point(x: 0, y: 15),
          ])
        }
        path.closeSubpath()
      }
    }
  }

  /// A shield that fits its frame.
  private struct Shield: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.move(to: Point(x: rect.minX, y: rect.minY + rect.height * 0.08))
        path.addQuadCurve(
          to: Point(x: rect.midX, y: rect.minY),
          control: Point(x: rect.minX + rect.width * 0.28, y: rect.minY + rect.height * 0.1))
        path.addQuadCurve(
          to: Point(x: rect.maxX, y: rect.minY + rect.height * 0.08),
          control: Point(x: rect.maxX - rect.width * 0.28, y: rect.minY + rect.height * 0.1))
        path.addCurve(
          to: Point(x: rect.midX, y: rect.maxY),
          control1: Point(x: rect.maxX, y: rect.minY + rect.height * 0.62),
          control2: Point(x: rect.maxX - rect.width * 0.2, y: rect.minY + rect.height * 0.86))
        path.addCurve(
          to: Point(x: rect.minX, y: rect.minY + rect.height * 0.08),
          control1: Point(x: rect.minX + rect.width * 0.2, y: rect.minY + rect.height * 0.86),
          control2: Point(x: rect.minX, y: rect.minY + rect.height * 0.62))
        path.closeSubpath()
      }
    }
  }
}
