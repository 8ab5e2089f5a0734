// SPDX-License-Identifier: MIT

import SwiftUI

/// The drawn cover of a book.
struct BookCover: View {
  let book: Book
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .topLeading) {
        if redactionReasons.contains(.placeholder) {
          Color.secondary.opacity(0.3)
        } else {
          LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing)
          CoverPattern(seed: book.pageCount)
            .stroke(.white.opacity(0.25), lineWidth: max(1, width / 60))
          VStack(alignment: .leading, spacing: width / 24) {
            Text(book.title)
              .font(.system(size: width / 8, weight: .bold, design: .serif))
              .minimumScaleFactor(0.6)
            Text(book.author)
              .font(.system(size: width / 14))
              .opacity(0.85)
              .lineLimit(1)
          }
          .foregroundStyle(.white)
          .padding(width / 12)
        }
        // The spine.
        LinearGradient(
          colors: [.black.opacity(0.25), .clear], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: width / 14)
      }
      .dynamicTypeSize(.large)
    }
    .aspectRatio(2 / 3, contentMode: .fit)
    .clipShape(UnevenRoundedRectangle(bottomTrailingRadius: 6, topTrailingRadius: 6))
    .shadow(color: .black.opacity(0.2), radius: 3, x: 1, y: 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Cover of \(book.title)")
    .accessibilityAddTraits(.isImage)
  }

  private var colors: [Color] {
    switch book.genre {
    case .fiction: [.indigo, .purple]
    case .crime: [Color(white: 0.2), .red.opacity(0.7)]
    case .science: [.blue, .cyan]
    case .nature: [.green, .teal]
    case .travel: [.orange, .pink]
    case .cooking: [.red, .orange]
    }
  }
}

/// Concentric arcs around a center that depends on a number.
struct CoverPattern: Shape {
  let seed: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(
      x: rect.minX + rect.width * CGFloat(seed % 7) / 6,
      y: rect.minY + rect.height * (0.6 + CGFloat(seed % 5) / 10))
    for ring in 1...5 {
      let radius = rect.width * CGFloat(ring) / 6
      path.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    return path
  }
}

#Preview("Covers", traits: .sizeThatFitsLayout) {
  HStack {
    BookCover(book: .saltAlmanac)
      .frame(width: 160)
    BookCover(book: .kitchen)
      .frame(width: 56)
  }
  .padding()
}
