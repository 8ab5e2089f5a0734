// SPDX-License-Identifier: MIT

import SwiftUI

/// A book in the grid of the catalog.
struct BookCell: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      BookCover(book: book)
        .overlay(alignment: .bottomTrailing) {
          if book.isBestseller {
            BestsellerRibbon()
              .padding(.bottom, 12)
          }
        }
        .padding(.bottom, 4)
      Text(book.title)
        .font(.headline)
        .lineLimit(2)
      Text(book.author)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      ViewThatFits(in: .horizontal) {
        HStack {
          StarRow(rating: book.averageRating)
          Spacer(minLength: 4)
          PriceLabel(book: book)
        }
        VStack(alignment: .leading, spacing: 2) {
          StarRow(rating: book.averageRating)
          PriceLabel(book: book)
        }
      }
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

/// A book in the list of the catalog.
struct BookRow: View {
  let book: Book
  @Environment(\.coverWidth) private var coverWidth

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      BookCover(book: book)
        .frame(width: coverWidth)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        StarRow(rating: book.averageRating)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      PriceLabel(book: book)
    }
    .panel()
    .accessibilityElement(children: .combine)
  }
}

/// The price of a book, or the state of the stock.
struct PriceLabel: View {
  let book: Book

  var body: some View {
    Group {
      switch book.stock {
      case 0:
        Text("Sold out")
          .foregroundStyle(.secondary)
      case ..<3:
        VStack(alignment: .trailing) {
          price
          Text("Only \(book.stock) left")
            .font(.caption2)
            .foregroundStyle(.red)
        }
      default:
        price
      }
    }
    .font(.subheadline.weight(.semibold))
    .lineLimit(1)
  }

  private var price: Text {
    Text(book.price, format: .currency(code: "EUR"))
  }
}

/// A folded ribbon.
struct BestsellerRibbon: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Text("Bestseller")
      .font(.caption2.bold())
      .foregroundStyle(.black)
      .padding(.leading, 12)
      .padding(.trailing, 6)
      .padding(.vertical, 3)
      .background(RibbonShape().fill(theme.highlight))
  }
}

/// A rectangle with a notch in its leading edge.
struct RibbonShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.minY),
        control: CGPoint(x: rect.minX + rect.height, y: rect.midY))
      path.closeSubpath()
    }
  }
}

struct BookCell_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BookCell(book: .puddles)
        .frame(width: 170)
      BookRow(book: .quietMachines)
        .previewDisplayName("Row")
      BookRow(book: .mothHour)
        .environment(\.coverWidth, 80)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
