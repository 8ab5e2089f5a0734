// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// A sign-up form with an invalid field.
  package struct ShowcaseSignUp: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Create your account").font(.title.weight(.bold)).accessibilityHeading()
          Text("Free for 30 days. No card needed.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Banner("", message: "One field needs your attention.", style: .error)
        VStack(spacing: 12) {
          TextField("Name", text: .constant("Ada Lovelace"))
          TextField("Email", text: .constant("ada@example"))
            .textFieldError("This is not an email address.")
          SecureField("Password", text: .constant(""))
            .textFieldHelp("At least 12 characters.")
        }
        .textFieldStyle(.floating)
        Toggle("Tell me about new features", isOn: .constant(true))
        VStack(spacing: 8) {
          Button {
          } label: {
            Text("Sign Up").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          Button("I have an account") {}
        }
        .frame(maxWidth: .infinity)
      }
      .padding(20)
      .scrollingWhereNeeded()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationBar("Sign Up") { BackItem("Back") }
      .background(Color.systemBackground)
    }
  }

  /// A grid of photos with as many columns as fit, some of them selected.
  package struct ShowcasePhotos: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 6)], spacing: 6) {
          for number in 0..<18 {
            Tile(number: number, isSelected: Self.selected.contains(number))
          }
        }
        .padding(12)
      }
      .toolbar {
        BarIcon("square.and.arrow.up", "Share")
        Spacer()
        Text("\(Self.selected.count) photos selected")
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.primary)
        Spacer()
        BarIcon("trash", "Delete")
      }
      .navigationBar("Autumn", subtitle: "18 photos", displayMode: .large) {
        BackItem("Albums")
      } trailing: {
        Button("Done") {}
      }
      .background(Color.systemBackground)
    }

    private static let selected: Set<Int> = [1, 5, 6]
  }

  /// A square photo with round corners.
  private struct Tile: Component {
    let number: Int
    let isSelected: Bool
    @Environment(\.tint) private var tint

    var body: some Component {
      let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
      Photo(SampleImage.landscape(seed: number))
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          if isSelected { Color.black.opacity(0.18) }
        }
        .clipShape(shape)
        .overlay { if isSelected { shape.strokeBorder(tint, lineWidth: 3) } }
        .overlay(alignment: .bottomTrailing) {
          ZStack {
            if isSelected {
              Circle().fill(tint)
              Symbol("checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
            }
            Circle().strokeBorder(.white, lineWidth: 1.5)
          }
          .frame(width: 24, height: 24)
          .shadow(color: Color(white: 0, opacity: 0.3), radius: 3)
          .padding(8)
        }
        .accessibilityElement()
        .accessibilityLabel("Photo \(number + 1)")
        .accessibilityAddTraits(
          isSelected ? [.isImage, .isButton, .isSelected] : [.isImage, .isButton])
    }
  }

  /// A person's profile between two bars: numbers, cards and recent activity.
  package struct ShowcaseProfile: Component {
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      ScrollView {
        VStack(spacing: 16) {
          person
          numbers
          Card {
            Text("Above the clouds").font(.headline)
            Text("Serra da Estrela · 14.2 km · 3 h 40 min").font(.subheadline)
          } media: {
            SampleLandscape(palette: .day).frame(height: 132)
          } footer: {
            HStack {
              AvatarGroup(["Alan Turing", "Barbara Liskov", "Donald Knuth"], size: .mini)
              Text("12 likes")
              Spacer()
              Text("2 hours ago")
            }
          }
          Card {
            HStack(spacing: 12) {
              Symbol("trophy").font(.title2).foregroundStyle(.primary)
              VStack(alignment: .leading, spacing: 2) {
                Text("Autumn challenge").font(.headline)
                Text("86 of 100 km").font(.subheadline)
                ProgressView(value: 0.86).padding(.top, 6)
              }
            }
          }
        }
        .padding(16)
      }
      .tabBar(selection: .constant("you")) {
        TabItem("Home", systemImage: "house", tag: "home")
        TabItem("Map", systemImage: "map", tag: "map")
        TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
        TabItem("You", systemImage: "person", tag: "you")
      }
      .navigationBar("ada.l") {
        BackItem("")
      } trailing: {
        BarIcon("square.and.arrow.up", "Share")
        BarIcon("gear", "Settings")
      }
      .background(Color.systemGroupedBackground)
      .tint(.indigo)
    }

    private var person: some Component {
      let content = Group {
        Avatar(
          name: "Ada Lovelace", image: SampleImage.landscape(seed: 6), size: .custom(76),
          status: .online)
        VStack(alignment: .leading, spacing: 4) {
          Flow(spacing: 6, lineSpacing: 4) {
            Text("Ada Lovelace").font(.title3.weight(.bold))
            Badge("Pro", role: .accent)
          }
          Text("Hills, tea and engines. London.").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      return Group {
        if size.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) { content }
        } else {
          HStack(spacing: 16) { content }
        }
      }
    }

    private var numbers: some Component {
      Card {
        let content = ComponentList([
          number("128", "Hikes"), Divider(), number("2,304", "Followers"), Divider(),
          number("87", "Following"),
        ])
        if size.isAccessibilitySize {
          VStack(spacing: 12) { content }
        } else {
          HStack(spacing: 0) { content }.fixedSize(horizontal: false, vertical: true)
        }
      }
    }

    private func number(_ value: String, _ name: String) -> some Component {
      VStack(spacing: 2) {
        Text(value).font(.title3.weight(.bold))
        Text(name).font(.footnote)
      }
      .frame(maxWidth: .infinity)
      .accessibilityElement(children: .combine)
    }
  }

  /// A toast and a panel of material over a photo.
  package struct ShowcaseToast: Component {
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      VStack(spacing: 0) {
        Spacer()
        VStack(alignment: .leading, spacing: 6) {
          Text("Above the clouds").font(.title2.weight(.bold))
          Text("Serra da Estrela, 1,993 m").font(.subheadline)
          likes.padding(.top, 6)
        }
        .foregroundStyle(.primary)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        .padding(16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toast(isPresented: true, alignment: .top) {
        Toast("Photo added to “Autumn”", style: .success) { Button("Undo") {} }
      }
      .background { SampleLandscape(palette: .evening).ignoresSafeArea() }
    }

    private var likes: some Component {
      let content = Group {
        AvatarGroup(["Ada Lovelace", "Alan Turing", "Grace Hopper", "Cher", "Bo", "Cy"])
        Text("and others like this").font(.footnote)
      }
      return Group {
        if size.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) { content }
        } else {
          HStack(spacing: 8) { content }
        }
      }
    }
  }
}
