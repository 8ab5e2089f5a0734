// SPDX-License-Identifier: MIT

import SwiftUI

/// The customer with the progress of reading and the achievements.
struct ProfileScreen: View {
  let profile: ReaderProfile
  var onShowStatistics: @MainActor () -> Void = {}
  var onShowSettings: @MainActor () -> Void = {}

  @Environment(\.theme) private var theme
  @State private var selectedAchievement: Achievement.ID?
  @ScaledMetric(relativeTo: .caption) private var badgeHeight: CGFloat = 120
  @ScaledMetric private var symbolWidth: CGFloat = 28

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        currentBook
        goal
        achievements
        VStack(spacing: 0) {
          link("Reading statistics", systemImage: "chart.bar", action: onShowStatistics)
          Divider().padding(.leading, symbolWidth + 12)
          link("Settings", systemImage: "gearshape", action: onShowSettings)
        }
        .panel()
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }

  private var header: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(theme.accent.gradient)
        .overlay {
          Text(initials)
            .font(.title.bold())
            .foregroundStyle(.white)
        }
        .frame(width: 72, height: 72)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(profile.name)
          .font(theme.titleFont)
        ViewThatFits(in: .horizontal) {
          HStack {
            membership
            points
          }
          VStack(alignment: .leading) {
            membership
            points
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.top, 8)
  }

  private var membership: some View {
    Text("Member since \(profile.memberSince, format: .number.grouping(.never))")
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .fixedSize(horizontal: false, vertical: true)
  }

  private var points: some View {
    Text("profile.points \(profile.points)")
      .font(.caption.weight(.bold))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(theme.highlight.opacity(0.3), in: .capsule)
  }

  private var initials: String {
    let letters = profile.name.split(separator: " ").compactMap(\.first)
    // Letters of connected scripts remain apart.
    return letters.map(String.init).joined(
      separator: letters.allSatisfy(\.isASCII) ? "" : "\u{200C}")
  }

  private var currentBook: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Reading now")
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(profile.currentTitle)
        .font(theme.headlineFont)
      ProgressView(value: profile.currentProgress) {
        EmptyView()
      } currentValueLabel: {
        Text(profile.currentProgress, format: .percent)
      }
    }
    .panel()
  }

  private var goal: some View {
    HStack(spacing: 20) {
      GoalRing(progress: profile.goalProgress)
        .frame(width: 84, height: 84)
      VStack(alignment: .leading, spacing: 4) {
        Text("\(profile.finishedBooks) of \(profile.yearlyGoal) books")
          .font(.headline)
        Text(
          profile.finishedBooks >= profile.yearlyGoal
            ? "You have reached your goal for this year."
            : "\(profile.yearlyGoal - profile.finishedBooks) to go until New Year’s Eve."
        )
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
    }
    .panel()
  }

  private var achievements: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Achievements")
        .font(theme.headlineFont)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(profile.achievements) { achievement in
            AchievementBadge(
              achievement: achievement, isExpanded: achievement.id == selectedAchievement
            )
            .onTapGesture {
              withAnimation(.bouncy) {
                selectedAchievement =
                  selectedAchievement == achievement.id ? nil : achievement.id
              }
            }
          }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .frame(height: badgeHeight)
      // The badges reach the edges of the panel while they are scrolled.
      .padding(.horizontal, -16)
    }
    .panel()
  }

  private func link(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: systemImage)
          .frame(width: symbolWidth)
        Text(title)
        Spacer()
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
      }
      .padding(.vertical, 10)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// An achievement in a hexagon.
struct AchievementBadge: View {
  let achievement: Achievement
  let isExpanded: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: achievement.systemImage)
        .font(.title2)
        .foregroundStyle(achievement.isEarned ? .white : .secondary)
        .frame(width: 60, height: 60)
        .background {
          PolygonShape(sides: 6)
            .fill(
              achievement.isEarned
                ? AnyShapeStyle(theme.accent.gradient) : AnyShapeStyle(.quaternary))
        }
        .saturation(achievement.isEarned ? 1 : 0)
      Text(achievement.title)
        .font(.caption.weight(.semibold))
      if isExpanded {
        Text(achievement.detail)
          .font(.caption2)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .transition(.opacity)
      }
    }
    .frame(width: isExpanded ? 112 : 84)
    .accessibilityElement(children: .combine)
    .accessibilityValue(achievement.isEarned ? "Earned" : "Not earned")
  }
}

/// A regular polygon with a corner at the top.
struct PolygonShape: Shape {
  let sides: Int

  func path(in rect: CGRect) -> Path {
    guard sides > 2 else { return Path() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<sides).map { side in
          let angle = Angle.degrees(Double(side) / Double(sides) * 360 - 90)
          return CGPoint(
            x: center.x + radius * CGFloat(cos(angle.radians)),
            y: center.y + radius * CGFloat(sin(angle.radians)))
        })
      path.closeSubpath()
    }
  }
}

/// A ring that is filled to a fraction.
struct GoalRing: View {
  let progress: Double
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(
            colors: [theme.accent, theme.highlight], center: .center,
            startAngle: .zero, endAngle: .degrees(360 * progress)),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.headline.monospacedDigit())
        .minimumScaleFactor(0.5)
        .padding(10)
    }
    .padding(5)
  }
}

#Preview("Profile") {
  ProfileScreen(profile: .sample)
}
