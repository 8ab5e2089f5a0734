// SPDX-License-Identifier: MIT

import TintypeComponents

/// The inbox of an app on a phone: a bar, an offer, a list, tabs.
struct PhoneFixture: Component {
  var variant: FixtureVariant
  /// Selects the texts: 0 is the screen that most measurements use.
  var number = 0

  private var scale: Double { FixtureSize.phone.scale }

  var body: some Component {
    let size = FixtureSize.phone.points
    ZStack(alignment: .top) {
      Color.systemGroupedBackground
      content
        .padding(.horizontal, 16)
        .padding(.top, 98)
        .offset(y: -variant.scrolledPixels / scale)
        .frame(width: size.width, height: size.height, alignment: .top)
        .clipped()
      VStack(spacing: 0) {
        bar
        Spacer()
        tabs
      }
    }
    .frame(width: size.width, height: size.height)
  }

  private var bar: some Component {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("9:41").font(.system(size: 15, weight: .semibold))
        Spacer()
        Symbol("wifi").font(.system(size: 14))
        RoundedRectangle(cornerRadius: 3).fill(Color.primary).frame(width: 24, height: 11)
      }
      .padding(.horizontal, 12)
      HStack {
        Text(variant.title("Harbour Market", changed: "Harbour Bazaar"))
          .font(.system(size: variant.titleSize(30), weight: .bold))
          .frame(height: 36)
        Spacer()
        Symbol("magnifyingglass").font(.system(size: 20)).foregroundStyle(Color(hex: 0x2F5BEA))
        Symbol("plus.circle").font(.system(size: 20)).foregroundStyle(Color(hex: 0x2F5BEA))
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 14)
    .padding(.bottom, 10)
    .background(Color.systemBackground)
  }

  private var content: some Component {
    VStack(alignment: .leading, spacing: 16) {
      offer
      Text("Messages")
        .font(.system(size: variant.titleSize(20), weight: .bold))
        .frame(height: 24)
      FixtureList(numbers: number * 5..<number * 5 + 7, variant: variant, scale: scale)
      HStack(spacing: 12) {
        FixtureCard(number: number + 1, variant: variant, scale: scale, pictureHeight: 84)
        FixtureCard(number: number + 2, variant: variant, scale: scale, pictureHeight: 84)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private var offer: some Component {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Autumn offer")
            .font(.system(size: variant.titleSize(18), weight: .semibold))
            .frame(height: 22)
          Text(FixtureWords.line(number + 9)).font(.system(size: 13)).lineLimit(1)
        }
        .foregroundStyle(Color.white)
        Spacer()
        Symbol("gift").font(.system(size: 26)).foregroundStyle(Color.white)
      }
      FixtureButton(title: "Have a look", variant: variant, scale: scale, height: 34)
        .frame(width: 128)
    }
    .padding(16)
    .background(FixtureColors.gradient(number + 5), in: RoundedRectangle(cornerRadius: 18))
    .shadow(color: Color(white: 0, opacity: 0.3), radius: 10, y: 4)
  }

  private var tabs: some Component {
    TabBar(selection: .constant("inbox")) {
      TabItem("Home", systemImage: "house", tag: "home")
      TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
      TabItem("Saved", systemImage: "bookmark", tag: "saved")
      TabItem("Shop", systemImage: "cart", tag: "shop")
    }
  }
}
