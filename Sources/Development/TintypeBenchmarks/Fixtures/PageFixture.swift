// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// A long shop page: a header, cards, an article, many orders and comments.
struct PageFixture: Component {
  var variant: FixtureVariant

  private let scale = FixtureSize.page.scale

  var body: some Component {
    let size = FixtureSize.page.points
    VStack(alignment: .leading, spacing: 40) {
      head
      FixtureButton(
        title: "Order before six, and it arrives tomorrow", variant: variant, scale: scale,
        height: 68
      )
      .padding(.horizontal, 48)
      cards("Fresh today", 0..<8)
      article
      cards("What others bought", 8..<16)
      lists
      cards("From the harbour", 16..<24)
      comments
    }
    .fixedSize(horizontal: false, vertical: true)
    .offset(y: -variant.scrolledPixels / scale)
    .frame(width: size.width, height: size.height, alignment: .top)
    .clipped()
    .background(Color.systemGroupedBackground)
  }

  private var head: some Component {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 28) {
        Text("Harbour Market").font(.system(size: variant.titleSize(22), weight: .bold))
        Spacer()
        for name in ["Fish", "Bread", "Fruit", "Flowers", "About us"] {
          Text(name).font(.system(size: 16))
        }
        Symbol("cart").font(.system(size: 20))
      }
      Spacer(minLength: 40)
      Text(variant.title("Straight from the boat", changed: "Straight from the sea"))
        .font(.system(size: variant.titleSize(64), weight: .bold))
      Text(FixtureWords.paragraph(2)).font(.system(size: 20)).frame(width: 760, alignment: .leading)
    }
    .foregroundStyle(Color.white)
    .padding(48)
    .frame(width: FixtureSize.page.points.width, height: 460)
    .background(FixtureColors.gradient(5))
  }

  private func title(_ text: String) -> some Component {
    Text(text).font(.system(size: variant.titleSize(30), weight: .bold))
  }

  private func cards(_ name: String, _ numbers: Range<Int>) -> some Component {
    VStack(alignment: .leading, spacing: 20) {
      title(name)
      for row in 0..<2 {
        HStack(spacing: 20) {
          for column in 0..<4 {
            FixtureCard(
              number: numbers.lowerBound + row * 4 + column, variant: variant, scale: scale,
              pictureHeight: 200)
          }
        }
      }
    }
    .padding(.horizontal, 48)
  }

  private var article: some Component {
    VStack(alignment: .leading, spacing: 18) {
      title("A morning at the quay")
      for number in 0..<9 {
        Text(FixtureWords.paragraph(number)).font(.system(size: 17)).lineSpacing(6)
      }
    }
    .frame(width: 900, alignment: .leading)
    .padding(40)
    .frame(width: FixtureSize.page.points.width - 96)
    .background(
      Color.secondarySystemGroupedBackground, in: RoundedRectangle(cornerRadius: 18)
    )
    .padding(.horizontal, 48)
  }

  private var lists: some Component {
    VStack(alignment: .leading, spacing: 20) {
      title("Who sells here")
      HStack(alignment: .top, spacing: 20) {
        for column in 0..<3 {
          FixtureList(numbers: column * 20..<column * 20 + 20, variant: variant, scale: scale)
        }
      }
    }
    .padding(.horizontal, 48)
  }

  private var comments: some Component {
    VStack(alignment: .leading, spacing: 24) {
      title("What people say")
      for number in 0..<14 {
        HStack(alignment: .top, spacing: 16) {
          Avatar(name: FixtureWords.name(number + 3)).edges(in: variant, scale: scale)
          VStack(alignment: .leading, spacing: 6) {
            Text(FixtureWords.name(number + 3)).font(.system(size: 16, weight: .semibold))
            Text(FixtureWords.paragraph(number + 5)).font(.system(size: 16))
          }
        }
      }
    }
    .padding(.horizontal, 48)
  }
}
