// SPDX-License-Identifier: MIT

import SwiftUI

/// The people who may control devices.
struct MembersScreen: View {
  @Environment(House.self) private var house
  @State private var isInviting = false

  var body: some View {
    List {
      UndoSection()
      Section {
        ForEach(house.members) { member in
          MemberRow(member: member)
            .deleteDisabled(member.role == .owner)
            .accessibilityIdentifier(member.id)
        }
        .onDelete { offsets in withAnimation { house.deleteMembers(at: offsets) } }
        .onMove { house.moveMembers(from: $0, to: $1) }
      } footer: {
        Text("\(house.members.count) people may control the devices.")
      }
      Section {
        Button("Invite a Person", systemImage: "person.badge.plus") { isInviting = true }
      }
    }
    .navigationTitle("Members")
    .toolbar { EditButton() }
    .sheet(isPresented: $isInviting) { InvitationSheet(today: house.today) }
  }
}

/// A person with a role.
private struct MemberRow: View {
  let member: Member

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.circle.fill")
        .font(.title)
        .foregroundStyle(member.isPresent ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .accessibilityHidden(true)
      LabeledContent {
        Text(member.role.title)
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(member.name)
          Group {
            if let end = member.accessEnds {
              Text("Until \(end, format: .dateTime.day().month(.wide))")
            } else {
              Text(member.isPresent ? "Present" : "Away")
            }
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}
