#!/bin/sh
# SPDX-License-Identifier: MIT
# Redraw every picture of assets/ and check that the program can read it. Needs python3 only.
set -e
cd "$(dirname "$0")"
export PYTHONDONTWRITEBYTECODE=1
python3 cards.py ../cards
python3 icons.py ../icons
python3 scenes.py ../scenes
python3 posters.py ../scenes ../icons
python3 opponents.py ../icons
python3 drivers.py ../icons
python3 guests.py ../icons
python3 title_parts.py ../scenes
python3 places.py ../scenes
python3 ground.py ../scenes ../icons
python3 small.py ../icons
python3 dice.py ../cubes
python3 regulars.py ../portraits
python3 eyes.py ../portraits
python3 cafe.py ../scenes
python3 dominoes.py ../bones
python3 square.py ../scenes
python3 living.py ../living
python3 living_rooms.py ../living
python3 endings.py ../scenes
python3 journey.py ../journey
python3 postcards.py ../journey
python3 journey_land.py ../journey
python3 -c "import palette; palette.dump('../palette.json')"
python3 check_svg.py ../bones ../cards ../cubes ../icons ../journey ../living ../portraits ../scenes
